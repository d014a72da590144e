import type { Place } from '#machines/document'
import type { Languages } from './in-languages.ts'

/** Where one is in the document, and in which language. */
export interface Spot {
  place: Place
  /** The names of fields and of blocks that lead there. */
  path: readonly string[]
  /** Paths of values that are in the config, and nowhere on the screen. */
  unshown: ReadonlySet<string>
  locale: string | null
  languages: Languages | null
}

export const below = (spot: Spot, name: string): Spot => ({
  ...spot,
  place: [...spot.place, name],
  path: [...spot.path, name],
})

/** In a row of these rows; of an array, no block. */
export const inRow = (spot: Spot, id: string, block: string | null): Spot => ({
  ...spot,
  place: [...spot.place, id],
  path: block === null ? spot.path : [...spot.path, block],
})

export const isUnshown = ({ path, unshown }: Spot): boolean => unshown.has(path.join('.'))
