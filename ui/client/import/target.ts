import type { DocumentStatus } from '#contracts/document-status'
import type { ContentField } from '#contracts/fields'

/** Fields that a cell can be written into. */
export type WritableField = ContentField

/** What a column can be. */
export interface Target {
  /** `title`, `seo.title`, and in another language `title[de]`. */
  name: string
  /** The way to the value. */
  path: string
  /** null: the language of the list. */
  locale: string | null
  label: string
  content:
    | WritableField
    | { type: 'id'; isOwn?: true }
    | { type: 'status'; statuses: readonly DocumentStatus[] }
}
