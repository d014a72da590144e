import type { CollectionAfterChangeHook, Payload } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'

const presetsSlug = 'payload-query-presets'

/**
 * Payload tries whether somebody would lock themselves out of a preset with a copy of it, which it
 * rolls back. On SQLite the copy is written as a part of the save, and would stay with it. Called
 * when the collections are there.
 */
export function removeLockoutCopies({ collections }: Payload): void {
  collections[presetsSlug]?.config.hooks.afterChange.push(ownHook(removeCopies))
}

const removeCopies: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.isTemp || !req.transactionID) return
  await req.payload.db.deleteMany({
    collection: presetsSlug,
    where: { isTemp: { equals: true } },
    req,
  })
}
