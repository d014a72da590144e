import type { Place } from './places.ts'

/** What was typed into a field and is no value of it yet, such as `{"a":` or `12e`. */
export interface Unparsed {
  place: Place
  /** How many rows it is in: where these are missing, it is nowhere. */
  rows?: number
  /** As it was typed; null: the browser does not tell it. */
  text: string | null
}
