import type { CollectionConfig, PayloadRequest } from 'payload'
import { ownHook } from '../../kit/own-hooks.ts'
import { aboutDocument } from '../comments/kept-comments.ts'
import { mentionedKeys, mentionsText } from '../comments/mentions.ts'
import { userKey } from '../comments/user-key.ts'
import { findSteps } from './kept-steps.ts'
import { reviewsSlug } from './reviews-collection.ts'

/** Reviews end with their document: SQLite gives its ID to the next one. */
export const forgetWithDocument = (collection: CollectionConfig): CollectionConfig =>
  withHook(collection, async (req, slug, id) => {
    const where = { about: { equals: aboutDocument(slug, id) } }
    await req.payload.db.deleteMany({ collection: reviewsSlug, where, req })
  })

/** What a deleted user decided stays, and is nobody's: their ID may be another user's one day. */
export const forgetUser = (collection: CollectionConfig): CollectionConfig =>
  collection.auth
    ? withHook(collection, async (req, relationTo, value) => {
        const key = userKey({ relationTo, value })
        await req.payload.db.updateMany({
          ...{ collection: reviewsSlug, where: { author: { equals: key } } },
          ...{ data: { author: null }, req },
        })
        await forgetAsked(req, key)
      })
    : collection

async function forgetAsked(req: PayloadRequest, key: string): Promise<void> {
  for (const { id, to } of await findSteps(req, { to: { contains: mentionsText([key]) } })) {
    const left = mentionedKeys({ mentions: to ?? '' }).filter((one) => one !== key)
    const data = { to: mentionsText(left) }
    await req.payload.db.updateOne({ collection: reviewsSlug, id, data, req })
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
