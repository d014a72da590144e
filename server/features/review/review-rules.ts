import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { ReviewRules } from '#config-schema/config'
import type { Document } from '../../kit/document.ts'
import { askedDocument } from '../../kit/document.ts'
import { mayUpdate } from '../../kit/may-update.ts'
import { missingTablesIn } from '../../kit/missing-tables.ts'
import { entityOf } from '../locks/lock-place.ts'
import { reviewsSlug } from './reviews-collection.ts'

/** Where a collection or global that is reviewed keeps its rules, in its `custom`. */
export const reviewMark = 'stateroomReview'

/** null: it isn't reviewed, or the project has no table for that yet. */
export const reviewRules = (
  payload: Payload,
  { custom }: { custom?: Record<string, unknown> },
): ReviewRules | null =>
  missingTablesIn.of(payload)?.collections.has(reviewsSlug)
    ? null
    : ((custom?.[reviewMark] as ReviewRules | undefined) ?? null)

/** Whether publishing it needs an approval, for whoever asks; without an ID, a document that is new. */
export async function requires(
  req: PayloadRequest,
  document: Document | { collection: SanitizedCollectionConfig },
): Promise<boolean> {
  const entity = 'global' in document ? document.global : document.collection
  const { required = false } = reviewRules(req.payload, entity) ?? {}
  if (typeof required === 'boolean') return required
  const asked =
    'global' in document || 'id' in document
      ? askedDocument(document)
      : { collectionSlug: document.collection.slug }
  // Only a clear no frees somebody.
  return (await required({ req, document: asked })) !== false
}

/** Whether whoever asks decides on documents like this one, which they may read. */
export async function decides(req: PayloadRequest, document: Document): Promise<boolean> {
  const rules = reviewRules(req.payload, entityOf(document))
  if (!rules) return false
  return rules.by
    ? (await rules.by({ req, document: askedDocument(document) })) === true
    : mayUpdate(req, document, { _status: 'published' })
}
