import type { Json } from '#contracts/documents'

/** A field that may hold several values holds a list of them; any other holds one. */
export const asList = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value])

/** Plain values as they are, anything else as JSON. */
export const asWords = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** null where the text is not a date. */
export function asDate(value: Json): Date | null {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** What a line of a list can show, and a bit: a chapter in a cell would only cost. */
export const firstLine = (words: string): string => words.slice(0, 200)
