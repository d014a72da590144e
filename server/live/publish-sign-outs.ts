import type { CollectionAfterLogoutHook, CollectionConfig } from 'payload'
import { publishAfterCommit } from './after-commit.ts'

/** Users of whom it is told, to the server's own streams only, that they sign out somewhere. */
export const publishSignOuts = (collection: CollectionConfig): CollectionConfig => {
  const { auth, hooks } = collection
  if (!auth) return collection
  return {
    ...collection,
    hooks: { ...hooks, afterLogout: [...(hooks?.afterLogout ?? []), publishSignOut] },
  }
}

const publishSignOut: CollectionAfterLogoutHook = async ({ collection: { slug }, req }) => {
  if (!req.user) return
  await publishAfterCommit(req.payload, req, {
    kind: 'session',
    user: { relationTo: slug, value: req.user.id },
  })
}
