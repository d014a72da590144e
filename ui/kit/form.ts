import type { DocumentActor } from '#machines/document'
import type { FormStateActor } from '#machines/form-state'

/** The document that fields show and edit, and the circumstances. */
export interface Form {
  document: DocumentActor
  /** Not on the server yet: fields may be writable once. */
  isNew: boolean
  isReadOnly: boolean
  /** The language of the content; null where there is but one. */
  locale: string | null
  /** Of the collection or global. */
  slug: string
  /** Of the field that is drawn as the title of the page; absent where none is. */
  titlePath?: string | undefined
  /** What only the server can decide about the fields; absent where nobody asks it. */
  formState?: FormStateActor
}
