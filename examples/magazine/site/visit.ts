import type { MagazineApi } from './api.ts'
import type { Locale } from './words.ts'

/** One request, as far as a page needs to know it. */
export interface Visit {
  api: MagazineApi
  locale: Locale
  /** The path without its language. */
  path: string
  /** The page of a list, from 1. */
  page: number
  /** Somebody looks at a draft. */
  isPreview?: boolean
}

/** What goes back to the browser. */
export interface Answer {
  status: number
  body: string
}
