import type { Endpoint, PayloadRequest } from 'payload'
import { findByIDOperation, findOneOperation } from 'payload'
import { z } from 'zod'
import type { DocumentId } from '#contracts/documents'
import { previewPath } from '#contracts/preview'
import { Problem } from '#problems'
import { answer } from '../../../kit/answer.ts'
import {
  askedDocumentShape,
  findAskedDocument,
  isOneDocument,
  readAskedDocument,
} from '../../../kit/asked-document.ts'
import type { Document } from '../../../kit/document.ts'
import { isPossibleId } from '../../../kit/possible-id.ts'
import { refuseStrangers } from '../../../kit/refuse-strangers.ts'
import { previewOf } from '../preview-of.ts'
import { readDraft } from '../read-draft.ts'
import { asVisitor, followRelations, isInternal, isOfAccounts } from './follow-relations.ts'
import { namedBy } from './named-by.ts'
import type { References } from './shown-documents.ts'
import { isSame, noteShown, shownTo } from './shown-documents.ts'

/** Below `{api}`; for requests of the site's pages, as `preview-reads.ts` passes them on. */
export const mergePath = `${previewPath}/shown`
export const relatedPath = `${previewPath}/related`

/** Of the documents that one request names, and of levels that are followed. */
const most = 500
const deepest = 10

/** What is shown is kept: no longer than an id is. */
const id = z.union([z.string().max(1000), z.number()])

const showing = z
  .object({ ...askedDocumentShape, references: z.record(z.string(), z.array(id).max(most)) })
  .refine(isOneDocument)

/** POST /stateroom/preview. Which documents a form names that may not be saved yet. */
export const showEndpoint: Endpoint = {
  path: previewPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { data, success } = showing.safeParse(await req.json?.().catch(() => undefined))
    if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
    const document = await findAskedDocument(req, data)
    const entity = 'global' in document ? document.global : document.collection
    if (!previewOf(req.payload.config, entity).live) throw new Problem('preview.off')
    const references = ofCollections(req, data.references)
    await noteShown(req, document, await readDraft(req, document), references)
    return new Response(null, { status: 204 })
  }),
}

/** Names of nothing would be kept as well, and more of them each time. */
const ofCollections = ({ payload }: PayloadRequest, references: References): References =>
  Object.fromEntries(
    Object.entries(references).filter(([slug]) => Object.hasOwn(payload.collections, slug)),
  )

const merge = z.object({
  data: z.record(z.string(), z.unknown()),
  depth: z.number().int().min(0).exactOptional(),
})

/** POST. The values of a form as a document, with its relations followed: for what is shown alone. */
export const mergeEndpoint: Endpoint = {
  path: mergePath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const asked = readAskedDocument(req)
    const { data: body, success } = merge.safeParse(await req.json?.().catch(() => undefined))
    if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
    const shown = (await shownTo(req)).find((one) => isSame(one, asked))
    const naming = shown && (await namedBy(req, shown))
    if (!naming) throw new Problem('access.refused')
    await followRelations(req, naming.isNamed)
    return Response.json(await merged(req, naming.document, body))
  }),
}

function merged(req: PayloadRequest, document: Document, { data, depth }: z.output<typeof merge>) {
  const reading = { flattenLocales: false, overrideAccess: false, req, ...withDepth(req, depth) }
  if ('global' in document) {
    const { global } = document
    return findOneOperation({ ...reading, slug: global.slug, globalConfig: global, data })
  }
  const { collection, id } = document
  return findByIDOperation({
    ...reading,
    id,
    collection: req.payload.collections[collection.slug]!,
    data: { ...data, id },
  })
}

const related = z.object({
  collection: z.string(),
  ids: z.string(),
  // Payload notes what it has read by then, also where nothing was said.
  depth: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  draft: z.string().optional(),
})

/** GET. Documents by their ids, of those that a document names which is shown. */
export const relatedEndpoint: Endpoint = {
  path: relatedPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { data: asked, success } = related.safeParse(req.query)
    if (!success) throw new Problem('request.invalid', { details: { part: 'query' } })
    const { collection, depth, draft } = asked
    const ids = await namedOf(req, collection, asked.ids.split(','))
    if (ids.length === 0) throw new Problem('access.refused')
    await followRelations(req, null)
    const found = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      limit: most,
      draft: draft === 'true',
      overrideAccess: false,
      req: isOfAccounts(req, collection) ? await asVisitor(req) : req,
      ...withDepth(req, depth),
    })
    return Response.json(found)
  }),
}

/** Those of the ids that a document names which is shown. */
async function namedOf(
  req: PayloadRequest,
  slug: string,
  asked: readonly string[],
): Promise<DocumentId[]> {
  if (isInternal(req, slug) || !Object.hasOwn(req.payload.collections, slug)) return []
  if (asked.length > most) throw new Problem('request.tooCostly')
  const found = new Set<DocumentId>()
  for (const shown of await shownTo(req)) {
    const left = asked.filter((id) => !found.has(id) && isPossibleId(req.payload, slug, id))
    if (left.length === 0) break
    const naming = await namedBy(req, shown)
    for (const id of left) if (naming?.isNamed(slug, id)) found.add(id)
  }
  return [...found]
}

const withDepth = ({ payload }: PayloadRequest, depth: number | string | undefined) => ({
  depth: Math.min(Number(depth ?? payload.config.defaultDepth), payload.config.maxDepth, deepest),
})
