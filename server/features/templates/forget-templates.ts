import type { CollectionConfig, Where } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'
import { userKey } from '../comments/user-key.ts'
import { templatesSlug } from './templates-collection.ts'

/**
 * A template outlives the document that it was made from, and the user who made it. It names them no
 * more then: SQLite gives their IDs to the next ones.
 */
export const forgetDeleted = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ownHook(async ({ collection: { auth, slug }, id, req }) => {
        const clear = (name: 'source' | 'author', where: Where) =>
          req.payload.db.updateMany({
            ...{ collection: templatesSlug, where, data: { [name]: null }, req },
          })
        if (auth) {
          await clear('author', { author: { equals: userKey({ relationTo: slug, value: id }) } })
        } else {
          await clear('source', {
            and: [{ of: { equals: slug } }, { source: { equals: String(id) } }],
          })
        }
      }),
    ],
  },
})
