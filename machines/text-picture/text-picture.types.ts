import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** The document of a collection of files that a picture became. */
export interface PictureReference {
  slug: string
  id: DocumentId
}

export interface TextPictureInput {
  /** Of the file. */
  name: string
  /** The page was reloaded since, and has nothing of it but its name. */
  isLost: boolean
}

export interface TextPictureContext {
  name: string
  isLost: boolean
  /** Why it isn't uploaded. */
  problem: ProblemData | null
  /** null: it isn't uploaded yet. */
  reference: PictureReference | null
}

export type TextPictureEvent =
  | { type: 'user.retry' }
  | { type: 'user.remove' }
  /** Its document is to be filled in. */
  | { type: 'user.describe' }
  /** Another file, or the same one again. */
  | { type: 'user.choose'; name: string }
  /** It was filled in and created. */
  | { type: 'document.created'; reference: PictureReference }

export type TextPictureEmitted =
  /** It was found to lack details as it came. */
  | { type: 'lacking' }
  /** The form of its document is to be shown. */
  | { type: 'described' }
  /** It's there: it takes its place in the text. */
  | { type: 'uploaded'; reference: PictureReference }
  /** Nobody wants it in the text. */
  | { type: 'removed' }
