import type { DocumentData } from '#contracts/documents'
import type { ProblemData } from '#problems'

/** A picture's document, as it was read or saved last. */
export interface StoredPicture {
  altText: string
  data: DocumentData
}

/** What a save changes of it; null: it stays. */
export interface PictureChange {
  altText: string | null
  /** A crop and a focal point, as a save sends them. */
  edits: DocumentData | null
}

export interface PictureDetailsContext extends PictureChange {
  /** null: nobody has read it yet. */
  stored: StoredPicture | null
  /** What the save took that is under way. */
  sent: PictureChange
  /** Why it isn't saved. */
  problem: ProblemData | null
}

export type PictureDetailsEvent =
  /** It was read, also anew after somebody changed it. */
  | { type: 'page.read'; stored: StoredPicture }
  | { type: 'user.type'; altText: string }
  /** The field was left, or Enter pressed in it. */
  | { type: 'user.leave' }
  | { type: 'user.revert' }
  | { type: 'user.crop'; edits: DocumentData }
  | { type: 'user.retry' }

export type PictureDetailsEmitted = { type: 'saved'; stored: StoredPicture }

export interface PictureSaveInput {
  stored: StoredPicture
  change: PictureChange
}
