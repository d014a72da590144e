import type { PayloadRequest } from 'payload'

/** What ends a trial: everything that could refuse the change has had its say. */
export class TrialEnded extends Error {
  override readonly name = 'TrialEnded'
}

/** The context of a request that changes one document, up to its first write and no further; null: a new one. */
export const trialOf = (collection: string, id: string | number | null) => ({
  stateroomTrial: `${collection} ${id}`,
})

/** Whether this request only tries to change this document. */
export const isTrial = (
  req: Partial<PayloadRequest> | undefined,
  collection: string,
  id: unknown,
): boolean => req?.context?.stateroomTrial === `${collection} ${id}`
