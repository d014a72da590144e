import type { DocumentId } from '#contracts/documents'

/** The documents that have a value, by value. */
export type Having = ReadonlyMap<string, readonly DocumentId[]>

/** What was asked for all lines at once. What is not in it is asked for line by line. */
export interface LookedAhead {
  /** By the field that tells documents apart, as this person sees them. */
  keys: Having | null
  /** By the path of each field whose value only one document may have. */
  taken: ReadonlyMap<string, Having>
}

/** Whether it can be looked for among many by what it reads as. */
export const isPlain = (value: unknown): value is DocumentId =>
  typeof value === 'string' || typeof value === 'number'
