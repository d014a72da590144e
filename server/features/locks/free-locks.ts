import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { locksSlug } from './lock-place.ts'

/**
 * Users whose locks go with them: one that is nobody's would keep everybody out until it expires.
 * Before, because the database forgets at once whose they were.
 */
export const freeLocksOfUsers = (collection: CollectionConfig): CollectionConfig => {
  const { auth, hooks } = collection
  if (!auth) return collection
  return {
    ...collection,
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), freeLocks] },
  }
}

const freeLocks: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (!req.payload.collections[locksSlug]) return
  await req.payload.db.deleteMany({
    collection: locksSlug,
    where: {
      and: [{ 'user.relationTo': { equals: slug } }, { 'user.value': { equals: id } }],
    },
    req,
  })
}
