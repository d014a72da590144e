import type { CollectionConfig, PayloadRequest } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'
import { aboutDocument } from '../comments/kept-comments.ts'
import { userKey } from '../comments/user-key.ts'
import { assignmentsSlug } from './assignments-collection.ts'
import { removeAssignments } from './kept-assignments.ts'

/** Tasks end with their document: SQLite gives its ID to the next one. */
export const forgetWithDocument = (collection: CollectionConfig): CollectionConfig =>
  withHook(collection, (req, slug, id) =>
    removeAssignments(req, { about: { equals: aboutDocument(slug, id) } }),
  )

/** A deleted user's tasks stay, and are nobody's: their ID may be another user's one day. */
export const forgetUser = (collection: CollectionConfig): CollectionConfig =>
  collection.auth
    ? withHook(collection, async (req, relationTo, value) => {
        const key = userKey({ relationTo, value })
        for (const name of ['assignee', 'giver', 'doneBy'] as const) {
          await req.payload.db.updateMany({
            collection: assignmentsSlug,
            where: { [name]: { equals: key } },
            data: { [name]: null },
            req,
          })
        }
      })
    : collection

function withHook(
  collection: CollectionConfig,
  forget: (req: PayloadRequest, slug: string, id: string | number) => Promise<void>,
): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        ownHook(({ collection: { slug }, id, req }) => forget(req, slug, id)),
      ],
    },
  }
}
