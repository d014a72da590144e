import type { CropArea, FocalPoint } from '#contracts/files'
import type { ProblemData } from '#problems'

/** A part of a picture and the point in the part that every size keeps. */
export interface ImageEdit {
  /** null: the whole picture. */
  area: CropArea | null
  /** In percent of the part; null: the collection has none. */
  focal: FocalPoint | null
}

/** What is edited: the original, where the server keeps one, else the picture as it is. */
export interface EditedImage {
  /** The server keeps originals: a crop can be undone. */
  isKept: boolean
  width: number
  height: number
  url: string
  /** The edit that is shown everywhere now. */
  now: ImageEdit
}

export interface ImageEditContext {
  image: EditedImage | null
  edit: ImageEdit
  /** Why the picture can't be edited now. */
  problem: ProblemData | null
}

export type ImageEditEvent =
  | { type: 'user.open' }
  | { type: 'user.close' }
  | { type: 'user.retry' }
  | { type: 'user.crop'; area: CropArea | null }
  | { type: 'user.focus'; focal: FocalPoint }
  /** The whole picture, with its middle kept. */
  | { type: 'user.reset' }
  | { type: 'user.apply' }

export type ImageEditEmitted = { type: 'applied'; image: EditedImage; edit: ImageEdit }
