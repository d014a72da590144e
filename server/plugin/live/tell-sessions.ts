import type { CollectionAfterLogoutHook, CollectionConfig } from 'payload'
import { tellAfterCommit } from '../../live/after-commit.ts'

/** Users of whom it is told, to the server's own streams only, that they sign out somewhere. */
export const tellSessions = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  hooks: { ...users.hooks, afterLogout: [...(users.hooks?.afterLogout ?? []), tellSession] },
})

const tellSession: CollectionAfterLogoutHook = async ({ collection: { slug }, req }) => {
  if (!req.user) return
  await tellAfterCommit(req.payload, req, {
    kind: 'session',
    user: { relationTo: slug, value: req.user.id },
  })
}
