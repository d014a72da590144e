import { setImmediate as breathe } from 'node:timers/promises'
import type { PayloadRequest, TypeWithID } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import type { Entry } from '../entries.ts'
import { pagesOf } from './pages-of.ts'

/**
 * Removes the entries of what is not there any more: documents that somebody deleted past Payload,
 * and whole collections that are not searched since the config was changed.
 */
export async function removeLeftovers(req: PayloadRequest, search: ResolvedSearch): Promise<void> {
  const isLeftOver = ({ doc }: Partial<Entry>) =>
    !doc || !search.collections.includes(doc.relationTo)

  for await (const page of pagesOf<Partial<Entry> & TypeWithID>(req, search.slug, { doc: true })) {
    const ids = page.filter(isLeftOver).map(({ id }) => id)
    if (ids.length > 0) {
      await req.payload.db.deleteMany({ collection: search.slug, where: { id: { in: ids } } })
    }
    await breathe()
  }
}
