import type { BlockDrop } from '#machines/block-handle'

export interface FileDropContext {
  /** Where files would come to lie; null: none are over the text. */
  drop: BlockDrop | null
}

export type FileDropEvent =
  /** Files are over the text, beside this block. */
  | { type: 'page.dragged'; drop: BlockDrop }
  /** They are elsewhere, or nobody drags them any more. */
  | { type: 'page.left' }
  | { type: 'user.drop' }

export type FileDropEmitted = { type: 'dropped'; drop: BlockDrop }
