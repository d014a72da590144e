import type { Place } from './places.ts'

/** What was typed into a field and is no value of it yet, such as `{"a":` or `12e`. */
export interface Unparsed {
  place: Place
  /** As it was typed; null: the browser does not tell it. */
  text: string | null
}
