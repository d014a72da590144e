import type { ClientUploads } from './uploads.ts'

/** What the panel knows of the files of a collection. */
export interface ClientUpload {
  mimeTypes: readonly string[]
  /** The field with a picture's alternative text, if there is one. */
  altText?: string
  /** The sizes that every picture is made in. */
  sizes?: readonly ClientImageSize[]
  /** Pictures can be cropped. */
  crop?: true
  /** Crops keep a point that people choose. */
  focalPoint?: true
  /** Nobody uploads many of them together. */
  oneAtATime?: true
  /** Absent: its files travel with the save. */
  targets?: ClientUploads
  /** A document needs no file. */
  isOptional?: true
  /** Files can be fetched from a URL. */
  fromUrl?: true
}

export interface ClientImageSize {
  name: string
  width: number | null
  height: number | null
}

/**
 * Below `{api}`; `GET ?collectionSlug=…&id=…` answers `OriginalAnswer`; with `&file=1` the picture
 * itself, as it was before it was cropped.
 */
export const originalFilePath = '/stateroom/files/original'

export interface OriginalAnswer {
  /** Whether a crop can be undone here. */
  isKept: boolean
  /** null: it was never cropped. */
  original: OriginalFile | null
  /**
   * What is cropped where there is no original, as it is shown: a document may still have its size as
   * a camera stored it. null: the server doesn't know.
   */
  shown: { width: number; height: number } | null
}

/** A picture that was cropped, as it was before. */
export interface OriginalFile {
  width: number
  height: number
  /** Of the part that is shown now, in percent of the original. */
  crop: CropArea
}

/** A part of a picture, in percent of it. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** The focal point of a picture, in percent of it. */
export interface FocalPoint {
  x: number
  y: number
}

/** A picture's edit, which a save sends as `uploadEdits`: Payload's own, and from what it is made. */
export interface UploadEdits {
  crop?: CropArea & { unit: '%' }
  focalPoint?: FocalPoint
  widthInPixels?: number
  heightInPixels?: number
  /** The crop is a part of the original that the server keeps, not of what is shown now. */
  ofOriginal?: true
}
