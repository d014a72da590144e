import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { BulkDocument, DocumentData, DocumentId } from '#config-schema'
import { baseHeader, isOfTrash } from '#config-schema'
import { isPossibleId } from '../../kit/possible-id.ts'
import { trialOf } from '../../plugin/trials/trial.ts'
import type { BulkAsked } from './request.ts'

/** One document of many, and a request that is about it alone. */
export interface One {
  collection: SanitizedCollectionConfig
  id: DocumentId
  /** As this person sees it: the latest draft, where there are drafts. */
  doc: DocumentData
  req: PayloadRequest
}

/** The document, if it is there for this person. */
export async function findOne(
  req: PayloadRequest,
  asked: BulkAsked,
  document: BulkDocument,
): Promise<One | null> {
  const { collection } = asked
  if (!isPossibleId(req.payload, collection.slug, document.id)) return null
  const own = requestFor(req, asked, document)
  const doc = await own.payload.findByID({
    ...seen,
    collection: collection.slug,
    id: document.id,
    draft: true,
    disableErrors: true,
    trash: document.before?.isTrashed === true || isOfTrash(asked.change),
    req: own,
  })
  if (isOfTrash(asked.change) && !doc?.deletedAt) return null
  // What goes over the wire is JSON.
  return doc && { collection, id: doc.id, doc: doc as unknown as DocumentData, req: own }
}

/** As a panel asks: what is written here is never somebody's fallback (R6). */
export const seen = { depth: 0, fallbackLocale: false, overrideAccess: false } as const

/** As if this document were asked for by itself: with a transaction, and a base, of its own. */
function requestFor(
  req: PayloadRequest,
  { collection, change, dryRun, locale }: BulkAsked,
  { id, base }: BulkDocument,
): PayloadRequest {
  const own = isolateObjectProperty(req, [
    'context',
    'fallbackLocale',
    'headers',
    'locale',
    'query',
    'routeParams',
    'transactionID',
  ])
  delete own.transactionID
  const headers = new Headers(req.headers)
  headers.delete(baseHeader)
  if (base !== undefined && change.kind !== 'undo') headers.set(baseHeader, base)
  return Object.assign(own, {
    headers,
    context: dryRun ? trialOf(collection.slug, id) : {},
    fallbackLocale: false,
    query: {},
    routeParams: { collection: collection.slug, id },
    ...(locale !== undefined && { locale }),
  })
}
