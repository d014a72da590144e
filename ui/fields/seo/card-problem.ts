import type { TextKey } from '#locales'

interface Size {
  width: number | null
  height: number | null
}

/** What networks do with a picture of this size; null: they show it as the large card. */
export function cardProblem(file: Size | null): Extract<TextKey, `seo.card.${string}`> | null {
  if (!file?.width || !file.height) return null
  const isAtLeast = (width: number, height: number) =>
    (file.width ?? 0) >= width && (file.height ?? 0) >= height
  if (!isAtLeast(200, 200)) return 'seo.card.tooSmall'
  return isAtLeast(600, 315) ? null : 'seo.card.square'
}
