import type { DocumentId } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** The document of a collection of files that a picture became. */
export interface PictureReference {
  slug: string
  id: DocumentId
}

/** What its document needs to know of it before it's created. */
export interface PictureLack {
  lacks: 'nothing' | 'altText' | 'details'
  /** What is wrong with the alternative text. */
  message: string | null
}

export interface TextPictureInput {
  /** Of the file. */
  name: string
  /** The page was reloaded since, and has nothing of it but its name. */
  isLost: boolean
  /** Typed on an earlier visit. */
  altText: string
}

export interface TextPictureContext {
  name: string
  isLost: boolean
  altText: string
  /** What is wrong with it; null: nothing, or nobody has typed one. */
  complaint: string | null
  /** Why it isn't uploaded. */
  problem: ProblemData | null
  /** null: it isn't uploaded yet. */
  reference: PictureReference | null
}

export type TextPictureEvent =
  | { type: 'user.retry' }
  | { type: 'user.remove' }
  /** Its alternative text, or its document, is to be filled in. */
  | { type: 'user.describe' }
  | { type: 'user.type'; altText: string }
  /** The field was left, or Enter pressed in it. */
  | { type: 'user.leave' }
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
