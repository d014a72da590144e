import type { PayloadRequest } from 'payload'

/** What ends a dry run: everything that could refuse the change has had its say. */
export class DryRunEnded extends Error {
  override readonly name = 'DryRunEnded'
}

/**
 * The context of a request that changes one document, up to its first write and no further; null: a
 * new one. Hooks of sites read this key.
 */
export const dryRunOf = (collection: string, id: string | number | null) => ({
  stateroomTrial: `${collection} ${id}`,
})

/** The same for a global. */
export const dryRunOfGlobal = (slug: string) => dryRunOf('globals', slug)

/** Whether this request only tries to change this document. */
export const isDryRun = (
  req: Partial<PayloadRequest> | undefined,
  collection: string,
  id: unknown,
): boolean => req?.context?.stateroomTrial === `${collection} ${id}`
