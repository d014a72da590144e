/** Where there is room for the page beside the form, and where there is none, is remembered apart. */
export const placeOf = (slug: string, isWide: boolean): string => (isWide ? slug : `${slug} alone`)

/** As in PreviewSplit.module.css. */
const wide = '(width >= 64rem)'

export const isWide = (): boolean => window.matchMedia(wide).matches

/** Calls back when there is room for both, and when there no longer is. */
export function onWidth(hear: () => void): () => void {
  const screen = window.matchMedia(wide)
  screen.addEventListener('change', hear)
  return () => screen.removeEventListener('change', hear)
}
