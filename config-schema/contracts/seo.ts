/** How long a text should be. A hint to people, never a rule: nothing is refused for it (SEO-2). */
export interface LengthRange {
  min: number
  max: number
}

/** Payload's own. */
export const titleRange: LengthRange = { min: 50, max: 60 }
export const descriptionRange: LengthRange = { min: 100, max: 150 }

/** A text of the search result: where its value is, and how long it should be. */
export interface SeoText {
  /** null: beside the field that asks. */
  path: string | null
  range: LengthRange
}

/** What a field is to search engines and shared links (SEO-1). */
export type SeoPart =
  | { part: 'title' | 'description'; range: LengthRange; generates: boolean }
  | { part: 'image'; generates: boolean }
  | {
      part: 'overview' | 'preview'
      title: SeoText
      description: SeoText
      /** `path: null`: beside the field. Absent: the fields have no picture. */
      image?: { path: string | null }
      /** The preview asks the server for the page's URL. */
      generates: boolean
    }

/** What can be generated: the end of an endpoint's path. */
export type Generated = 'title' | 'description' | 'url' | 'image'

/** The path of Payload's plugin, which is asked for as it is (SEO-3). */
export const generatePath = (what: Generated): string => `/plugin-seo/generate-${what}`

export type LengthVerdict = 'missing' | 'tooShort' | 'almostThere' | 'good' | 'tooLong'

export interface JudgedLength {
  verdict: LengthVerdict
  /** How far the bar is filled, from 0 to 1. */
  ratio: number
  /** Characters that are needed, may still be added, or are too many. */
  characters: number
}

/** Judges a text by its length, as Payload's plugin counts it (SEO-2). */
export function judgeLength(text: unknown, { min, max }: LengthRange): JudgedLength {
  const length = typeof text === 'string' ? text.length : 0
  if (length === 0) return { verdict: 'missing', ratio: 0, characters: min }
  if (length > max) return { verdict: 'tooLong', ratio: 1, characters: length - max }
  // Full: a bar that began anew at the minimum would fall while somebody writes on.
  if (length >= min) return { verdict: 'good', ratio: 1, characters: max - length }
  const ratio = length / min
  return { verdict: ratio > 0.9 ? 'almostThere' : 'tooShort', ratio, characters: min - length }
}
