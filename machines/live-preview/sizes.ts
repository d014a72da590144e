import type { PreviewBreakpoint } from '#contracts/preview'
import type { PreviewSize } from './live-preview.types.ts'

/** How large the page can be shown, 1 being as it is (LIVE-1). */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

const longest = 10_000

/** A size that a page can have: what is below 0 is 0 (LIVE-2), and no screen is 10,000 pixels wide. */
export const sizeWithin = ({ width, height }: PreviewSize): PreviewSize => ({
  width: within(width),
  height: within(height),
})

const within = (pixels: number): number =>
  Number.isNaN(pixels) ? 0 : Math.min(Math.max(Math.round(pixels), 0), longest)

export const sizeOf = (
  breakpoints: readonly PreviewBreakpoint[],
  wanted: string,
): PreviewSize | null => {
  const found = breakpoints.find(({ name }) => name === wanted)
  return found ? sizeWithin(found) : null
}
