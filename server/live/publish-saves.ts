import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { idempotencyHeader } from '#contracts/documents'
import type { UserRef } from '../features/locks/current-lock.ts'
import { ownHook } from '../kit/own-hooks.ts'
import { publishAfterCommit } from './after-commit.ts'
import type { Saved } from './server-event.ts'

/** A collection of which it is told that a document was saved, deleted, put into the trash or taken out of it. */
export const publishCollectionSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      ownHook(async ({ collection: { slug }, doc, previousDoc, req }) => {
        const document = { collectionSlug: slug, id: doc.id }
        const isTrashed = Boolean(doc.deletedAt) && !previousDoc?.deletedAt
        const by = whoAsks(req)
        await publishAfterCommit(
          req.payload,
          req,
          isTrashed
            ? { kind: 'deleted', document, by, inTrash: true }
            : { kind: 'saved', document, by, at: momentOf(doc), ...askedFor(req) },
        )
      }),
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ({ collection: { slug }, id, req }) =>
        publishAfterCommit(req.payload, req, {
          kind: 'deleted',
          document: { collectionSlug: slug, id },
          by: whoAsks(req),
        }),
    ],
  },
})

/** The same for a global. */
export const publishGlobalSaves = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      ownHook(({ doc, global: { slug }, req }) =>
        publishAfterCommit(req.payload, req, {
          kind: 'saved',
          document: { globalSlug: slug },
          by: whoAsks(req),
          at: momentOf(doc),
          ...askedFor(req),
        }),
      ),
    ],
  },
})

/** What the server does by itself is nobody's. */
const whoAsks = ({ user }: PayloadRequest): UserRef | null =>
  user ? { relationTo: user.collection, value: user.id } : null

/** What the panel calls the save; other requests have no name, and a plan that is due is no request. */
function askedFor({
  headers,
  payloadAPI,
}: PayloadRequest): Pick<Saved, 'save' | 'isOnTheirBehalf'> {
  if (payloadAPI === 'local') return { isOnTheirBehalf: true }
  const save = headers?.get(idempotencyHeader)
  return save && /^[\w-]{1,64}$/.test(save) ? { save } : {}
}

/** Where the config has no times, now. */
const momentOf = ({ updatedAt }: { updatedAt?: string | null }): string =>
  updatedAt ?? new Date().toISOString()
