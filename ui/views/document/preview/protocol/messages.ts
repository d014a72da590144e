import type { DocumentData, DocumentRef } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { PageSays, SavedElsewhere } from '#machines/open-preview'
import type { FieldSchema } from './field-schema.ts'
import { fieldSchema } from './field-schema.ts'
import { isFieldPath, pageCheckIn } from './page-checks.ts'

/** What Payload's preview clients know a message by. */
const livePreview = 'payload-live-preview'
const documentEvent = 'payload-document-event'
/** What our own helper for sites knows one by. */
const stateroom = 'stateroom-preview'

/**
 * The document as it stands in the form: for clients of 3.55 and later, which want its slug, and for
 * those before, which want its fields once (LIVE-4).
 */
export interface PreviewMessage {
  type: typeof livePreview
  collectionSlug?: string
  globalSlug?: string
  data: DocumentData
  externallyUpdatedRelationship: SavedElsewhere | null
  fieldSchemaJSON?: readonly FieldSchema[]
  locale?: string
}

interface Shown {
  ref: DocumentRef
  base: DocumentData
  values: DocumentData
}

export const previewMessage = (
  { ref, base, values }: Shown,
  {
    fields,
    savedElsewhere,
  }: { fields: readonly ClientField[] | null; savedElsewhere: SavedElsewhere | null },
): PreviewMessage => ({
  type: livePreview,
  ...(ref.kind === 'global' ? { globalSlug: ref.slug } : { collectionSlug: ref.slug }),
  data: {
    ...base,
    ...values,
    ...(ref.kind === 'collection' && ref.id !== null && { id: base.id ?? ref.id }),
  },
  externallyUpdatedRelationship: savedElsewhere,
  ...(fields && { fieldSchemaJSON: fieldSchema(fields) }),
  ...(ref.locale !== null && { locale: ref.locale }),
})

/** It was saved: whoever renders on the server renders again. */
export const savedMessage = { type: documentEvent } as const

/** The field that somebody edits is to be seen on the page; null: none. */
export const focusMessage = (path: string | null) => ({ type: stateroom, focus: path }) as const

/** The page is to check its accessibility; the answer has the same id. */
export const checkMessage = (id: number) => ({ type: stateroom, check: id }) as const

/** null: it is nothing that a page has to say. */
export function siteMessageIn(data: unknown): PageSays | null {
  if (!isRecord(data)) return null
  if (data.type === livePreview && data.ready === true) return { kind: 'ready' }
  if (data.type !== stateroom) return null
  return isFieldPath(data.focus) ? { kind: 'focus', path: data.focus } : pageCheckIn(data)
}
