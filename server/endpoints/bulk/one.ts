import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { BulkDocument } from '#contracts/bulk'
import { isOfTrash } from '#contracts/bulk-change'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { baseHeader } from '#contracts/revisions'
import { dryRunOf } from '../../features/dry-run/dry-run.ts'
import { collectingWarnings } from '../../features/preflight/warnings.ts'
import { knownReferences } from '../../features/references/known-references.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
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
  asked: Pick<BulkAsked, 'change' | 'collection' | 'dryRun' | 'locale'>,
  document: BulkDocument,
): Promise<One | null> {
  const { collection } = asked
  if (!isPossibleId(req.payload, collection.slug, document.id)) return null
  const { base } = document
  const own = requestFor(req, {
    ...asked,
    id: document.id,
    ...(base !== undefined && asked.change.kind !== 'undo' && { base }),
  })
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

interface Wanted extends Pick<BulkAsked, 'collection' | 'dryRun' | 'locale'> {
  /** null: a new one. */
  id: DocumentId | null
  base?: string
}

/** As if this document were asked for by itself: with a transaction, and a base, of its own. */
export function requestFor(
  req: PayloadRequest,
  { collection, id, base, dryRun, locale }: Wanted,
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
  return Object.assign(own, {
    headers: headersFor(req, base),
    context: dryRun ? contextOfDryRun(req, collection.slug, id) : {},
    fallbackLocale: false,
    query: {},
    routeParams: { collection: collection.slug, ...(id !== null && { id }) },
    ...(locale !== undefined && { locale }),
  })
}

const contextOfDryRun = (req: PayloadRequest, slug: string, id: DocumentId | null) => ({
  ...knownReferences(req),
  ...dryRunOf(slug, id),
  ...collectingWarnings(),
})

/** Copied only where they differ: of a hundred documents at once hardly any does. */
function headersFor(req: PayloadRequest, base: string | undefined): Headers {
  if (base === undefined && !req.headers.has(baseHeader)) return req.headers
  const headers = new Headers(req.headers)
  if (base === undefined) headers.delete(baseHeader)
  else headers.set(baseHeader, base)
  return headers
}
