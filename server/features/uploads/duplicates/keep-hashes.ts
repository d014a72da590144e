import { createHash } from 'node:crypto'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import { ownHook } from '../../../kit/own-hooks.ts'
import { hashOfFile } from '../digests.ts'
import { hashesSlug } from './hashes-collection.ts'

/** Keeps the hash of each file that is saved, however it came. It is of the bytes that were uploaded. */
export const keepHashes = (collection: CollectionConfig): CollectionConfig => {
  if (!collection.upload) return collection
  const { hooks = {}, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        // Before Payload converts or crops it.
        async ({ operation, req }) => {
          if (operation !== 'create' && operation !== 'update') return
          req.context[uploaded] = await hashIn(req)
        },
        ...(hooks.beforeOperation ?? []),
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ownHook(async ({ doc, req }) => {
          const hash = req.context[uploaded]
          const isCropped = isRecord(req.query.uploadEdits) && 'crop' in req.query.uploadEdits
          if (typeof hash === 'string') await keep(req, slug, doc.id, isCropped ? null : hash)
          else if (isCropped) await keep(req, slug, doc.id, null)
          return doc
        }),
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          await keep(req, slug, id, null)
          return doc
        },
      ],
    },
  }
}

/** In the request's context: the hash of the file that it saves. */
const uploaded = 'stateroomFileHash'

/** An upload's is known; see `hand-over.ts`. */
export const handedOver = 'stateroomHandedOverHash'

async function hashIn({ context, file }: PayloadRequest): Promise<string | null> {
  const known = context[handedOver]
  if (typeof known === 'string') return known
  if (file?.tempFilePath) return hashOfFile(file.tempFilePath)
  return file && file.data.length > 0 ? createHash('sha256').update(file.data).digest('hex') : null
}

/** null: what is stored now is nothing that anybody uploads. */
async function keep(
  req: PayloadRequest,
  entity: string,
  id: string | number,
  hash: string | null,
): Promise<void> {
  const { db } = req.payload
  const document = String(id)
  await db.deleteMany({
    collection: hashesSlug,
    where: { and: [{ entity: { equals: entity } }, { document: { equals: document } }] },
    req,
  })
  if (hash !== null) {
    await db.create({ collection: hashesSlug, data: { entity, document, hash }, req })
  }
}
