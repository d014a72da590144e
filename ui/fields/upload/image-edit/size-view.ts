import type { ClientImageSize } from '#contracts/files'
import type { EditedImage, ImageEdit } from '#machines/image-edit'
import { pixelsOf } from '#machines/image-edit'

/** What a size will show, in pixels of the picture; null: the server doesn't make it. */
export interface SizeView {
  x: number
  y: number
  width: number
  height: number
}

/** What Payload makes of a picture: the largest part in the form of the size, around the focal point. */
export function sizeView(
  image: Pick<EditedImage, 'width' | 'height'>,
  { area, focal }: ImageEdit,
  size: ClientImageSize,
): SizeView | null {
  const part = pixelsOf(area, image)
  if (isTooSmall(part, size)) return null
  if (size.width === null || size.height === null) return part
  const aspect = size.width / size.height
  const isWide = part.width / part.height > aspect
  const width = isWide ? part.height * aspect : part.width
  const height = isWide ? part.height : part.width / aspect
  const at = focal ?? { x: 50, y: 50 }
  return {
    x: part.x + startAround(at.x, part.width, width),
    y: part.y + startAround(at.y, part.height, height),
    width,
    height,
  }
}

const isTooSmall = (
  part: { width: number; height: number },
  { width, height }: ClientImageSize,
): boolean =>
  width !== null && height !== null
    ? part.width < width && part.height < height
    : (width !== null && part.width < width) || (height !== null && part.height < height)

/** With the point in the middle, as far as the edges allow. */
const startAround = (percent: number, whole: number, part: number): number =>
  Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part)
