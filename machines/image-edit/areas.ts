import type { CropArea, FocalPoint } from '#contracts/files'
import type { EditedImage, ImageEdit } from './image-edit.types.ts'

/** The least size of a part, in pixels of the picture. */
const least = 1

/** The whole of it is no part; and nothing lies beyond the edges. */
export function areaWithin(area: CropArea | null, { width, height }: EditedImage): CropArea | null {
  if (area === null || !Object.values(area).every(Number.isFinite)) return null
  const x = clamped(area.x, 0, 100)
  const y = clamped(area.y, 0, 100)
  const wide = clamped(area.width, 0, 100 - x)
  const high = clamped(area.height, 0, 100 - y)
  const pixels = { width: (wide / 100) * width, height: (high / 100) * height }
  if (pixels.width < least || pixels.height < least) return null
  // What differs by less than a pixel is the whole picture.
  if (pixels.width > width - 1 && pixels.height > height - 1) return null
  return { x, y, width: wide, height: high }
}

export const pointWithin = ({ x, y }: FocalPoint): FocalPoint => ({
  x: clamped(Math.round(x), 0, 100),
  y: clamped(Math.round(y), 0, 100),
})

/**
 * A part in whole pixels that lie within the picture, as the server counts them: it rounds the start
 * down, so the end must not be rounded up.
 */
export function pixelsOf(
  area: CropArea | null,
  { width, height }: Pick<EditedImage, 'width' | 'height'>,
): { x: number; y: number; width: number; height: number } {
  const { x, y, ...size } = area ?? { x: 0, y: 0, width: 100, height: 100 }
  const start = { x: Math.floor((x / 100) * width), y: Math.floor((y / 100) * height) }
  return {
    ...start,
    width: clamped(Math.round((size.width / 100) * width), 1, width - start.x),
    height: clamped(Math.round((size.height / 100) * height), 1, height - start.y),
  }
}

/** A hair more than the pixel where a part starts: what is rounded down then is that pixel. */
const hair = 1e-6

/** So many pixels of a side, in percent of it. */
export const percentOf = (pixels: number, side: number): number => ((pixels + hair) / side) * 100

export const isSameEdit = (one: ImageEdit, other: ImageEdit): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const clamped = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)
