/** Where there is room for the page beside the form, and where there is none, is remembered apart. */
export const placeOf = (slug: string, isWide: boolean): string => (isWide ? slug : `${slug} alone`)

/** As in PreviewSplit.module.css. */
export const wide = window.matchMedia('(width >= 64rem)')
