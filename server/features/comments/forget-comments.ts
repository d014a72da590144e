import type { CollectionConfig, PayloadRequest } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'
import { commentsSlug } from './comments-collection.ts'
import type { KeptComment } from './kept-comments.ts'
import { aboutDocument, changeComment, removeComments } from './kept-comments.ts'
import { mentionedKeys, mentionsText } from './mentions.ts'
import { userKey } from './user-key.ts'

/** Comments end with their document: SQLite gives its ID to the next one. */
export const forgetWithDocument = (collection: CollectionConfig): CollectionConfig =>
  withHook(collection, (req, slug, id) =>
    removeComments(req, { about: { equals: aboutDocument(slug, id) } }),
  )

/** What a deleted user wrote stays, and is nobody's: their ID may be another user's one day. */
export const forgetUser = (collection: CollectionConfig): CollectionConfig =>
  collection.auth
    ? withHook(collection, async (req, relationTo, value) => {
        const key = userKey({ relationTo, value })
        for (const name of ['author', 'resolvedBy'] as const) {
          await req.payload.db.updateMany({
            collection: commentsSlug,
            where: { [name]: { equals: key } },
            data: { [name]: null },
            req,
          })
        }
        await forgetMentions(req, key)
      })
    : collection

async function forgetMentions(req: PayloadRequest, key: string): Promise<void> {
  const { docs } = await req.payload.db.find<KeptComment>({
    collection: commentsSlug,
    where: { mentions: { contains: mentionsText([key]) } },
    pagination: false,
    limit: 0,
    req,
  })
  for (const comment of docs) {
    const left = mentionedKeys(comment).filter((mentioned) => mentioned !== key)
    await changeComment(req, comment.id, { mentions: mentionsText(left) })
  }
}

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
