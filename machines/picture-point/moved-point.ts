import type { PicturePoint } from './picture-point.types.ts'

export const middle: PicturePoint = { x: 0.5, y: 0.5 }

/** Within the picture. */
export const inside = ({ x, y }: PicturePoint): PicturePoint => ({ x: share(x), y: share(y) })

export const movedBy = (point: PicturePoint, by: PicturePoint): PicturePoint =>
  inside({ x: point.x + by.x, y: point.y + by.y })

/** Four digits tell the pixels of any picture apart, and sums of steps stay round. */
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
