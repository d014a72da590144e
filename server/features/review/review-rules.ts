import type { Payload, PayloadRequest } from 'payload'
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

/** Whether publishing it needs an approval, for whoever asks. */
export async function isRequired(req: PayloadRequest, document: Document): Promise<boolean> {
  const { required = false } = reviewRules(req.payload, entityOf(document)) ?? {}
  if (typeof required === 'boolean') return required
  // Only a clear no frees somebody.
  return (await required({ req, document: askedDocument(document) })) !== false
}

/** Whether whoever asks decides on documents like this one, which they may read. */
export async function decides(req: PayloadRequest, document: Document): Promise<boolean> {
  const rules = reviewRules(req.payload, entityOf(document))
  if (!rules) return false
  return rules.by
    ? (await rules.by({ req, document: askedDocument(document) })) === true
    : mayUpdate(req, document, { _status: 'published' })
}
