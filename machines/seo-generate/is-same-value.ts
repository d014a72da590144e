import type { Json } from '#contracts/documents'

/** An empty text and no value are both nothing to people. */
export const isSameValue = (one: Json, other: Json): boolean =>
  JSON.stringify(one || null) === JSON.stringify(other || null)
