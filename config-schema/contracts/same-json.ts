import type { Json } from './documents.ts'

/** The same values as text, however a database has ordered the keys of their objects. */
export const jsonText = (value: Json): string => JSON.stringify(ordered(value))

export const isSameJson = (one: Json, other: Json): boolean =>
  one === other || jsonText(one) === jsonText(other)

function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  )
}
