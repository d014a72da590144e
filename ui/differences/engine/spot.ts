import type { Place } from '#machines/document'
import type { Languages } from './in-languages.ts'

/** Where one is in the document, and in which language. */
export interface Spot {
  place: Place
  locale: string | null
  languages: Languages | null
}

export const below = (spot: Spot, name: string): Spot => ({ ...spot, place: [...spot.place, name] })
