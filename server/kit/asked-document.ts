import type { PayloadRequest } from 'payload'
import { docAccessOperation, docAccessOperationGlobal } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import type { AskedDocument } from '#contracts/documents'
import { Problem } from '#problems'
import type { Document } from './document.ts'
import { mayUpdate } from './may-update.ts'
import { isPossibleId } from './possible-id.ts'

/** The parts of a request that say which document it is about. */
export const askedDocumentShape = {
  collectionSlug: z.string().exactOptional(),
  globalSlug: z.string().exactOptional(),
  id: z.union([z.string(), z.number()]).exactOptional(),
}

export const isOneDocument = ({ collectionSlug, globalSlug, id }: AskedDocument): boolean =>
  (collectionSlug === undefined) === (id === undefined) &&
  (collectionSlug === undefined) !== (globalSlug === undefined)

const schema = z.object(askedDocumentShape).refine(isOneDocument) satisfies z.ZodType<AskedDocument>

/** Which document the address asks about. */
export function readAskedDocument({ query }: PayloadRequest): AskedDocument {
  const { data, success } = schema.safeParse(query)
  if (!success) throw new Problem('request.invalid', { details: { part: 'query' } })
  return data
}

/** The document that is asked about, in the trash too where one says so; refuses what this user does not see. */
export async function findAskedDocument(
  req: PayloadRequest,
  asked: AskedDocument,
  options: { trash?: boolean } = {},
): Promise<Document> {
  const document = await seekAskedDocument(req, asked, options)
  if (!document) throw new Problem('document.notFound')
  return document
}

/** The same; null where there is none, as far as this user sees. */
export async function seekAskedDocument(
  req: PayloadRequest,
  { collectionSlug, globalSlug, id }: AskedDocument,
  { trash = false } = {},
): Promise<Document | null> {
  const { payload } = req
  const reading = { depth: 0, draft: true, overrideAccess: false, req } as const
  const global = payload.config.globals.find(({ slug }) => slug === globalSlug)
  if (global) {
    await payload.findGlobal({ slug: global.slug, ...reading })
    return { global }
  }
  const collection = payload.collections[collectionSlug ?? '']?.config
  if (!collection || id === undefined || !isPossibleId(payload, collection.slug, id)) return null
  const { slug } = collection
  const which = { collection: slug, id, trash }
  const doc = await payload.findByID({ ...which, disableErrors: true, ...reading })
  return doc && { collection, id: doc.id }
}

/** Refuses whoever may not save the document, as a draft where there are drafts, or not publish it. */
export async function mustBeAllowedToUpdate(
  req: PayloadRequest,
  document: Document,
  status: 'draft' | 'published' = 'draft',
): Promise<void> {
  const entity = 'global' in document ? document.global : document.collection
  const isAllowed = hasDraftsEnabled(entity)
    ? await mayUpdate(req, document, { _status: status })
    : await mayUpdateAsItIs(req, document)
  if (!isAllowed) throw new Problem('access.refused')
}

async function mayUpdateAsItIs(req: PayloadRequest, document: Document): Promise<boolean> {
  const { update } =
    'global' in document
      ? await docAccessOperationGlobal({ globalConfig: document.global, data: {}, req })
      : await docAccessOperation({
          collection: req.payload.collections[document.collection.slug]!,
          id: document.id,
          data: {},
          req,
        })
  return Boolean(update)
}
