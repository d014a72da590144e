import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { DuplicateFile } from '#contracts/uploads'
import { duplicateFilesPath } from '#contracts/uploads'
import { Problem } from '#problems'
import { answer } from '../../../kit/answer.ts'
import { idAsKept } from '../../../kit/possible-id.ts'
import { refuseStrangers } from '../../../kit/refuse-strangers.ts'
import { hashesSlug } from './hashes-collection.ts'

const question = z.object({ collectionSlug: z.string(), hash: z.string().regex(/^[\da-f]{64}$/) })

/** As many as anybody looks at. */
const most = 10

/** GET /stateroom/uploads/duplicates: the documents of a collection that have this very file. */
export const duplicatesEndpoint: Endpoint = {
  path: duplicateFilesPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = question.safeParse(req.query)
    if (!asked.success) throw new Problem('request.invalid', { details: { part: 'address' } })
    const { collectionSlug, hash } = asked.data
    const collection = req.payload.collections[collectionSlug]?.config
    if (!collection?.upload) throw new Problem('document.notFound')

    const { docs: kept } = await req.payload.db.find<{ id: string; document: string }>({
      collection: hashesSlug,
      where: { and: [{ entity: { equals: collectionSlug } }, { hash: { equals: hash } }] },
      limit: most,
      pagination: false,
    })
    const ids = kept.map(({ document }) => idAsKept(req.payload, collectionSlug, document))
    const title = collection.admin.useAsTitle ?? 'filename'
    const { docs } = await req.payload.find({
      collection: collectionSlug,
      where: { id: { in: ids } },
      limit: most,
      pagination: false,
      depth: 0,
      draft: Boolean(collection.versions?.drafts),
      overrideAccess: false,
      disableErrors: true,
      req,
    })
    const duplicates = docs.map(
      (doc): DuplicateFile => ({
        id: doc.id,
        filename: String(doc.filename ?? ''),
        title: String(doc[title] || doc.filename || doc.id),
      }),
    )
    return Response.json(duplicates, { headers: { 'cache-control': 'private, no-store' } })
  }),
}
