/** An object of which nothing is known yet. */
export type Loose = Readonly<Record<PropertyKey, unknown>>

/** The value as an object to look into; an empty one where it is none. */
export const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {}

/** The value as a list; an empty one where it is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : null

/** One text or a list of them, with where each stands below `path`. */
export function namesIn(
  value: unknown,
  path: readonly PropertyKey[],
): { name: string; path: readonly PropertyKey[] }[] {
  if (typeof value === 'string') return [{ name: value, path }]
  return listOf(value).flatMap((name, index) =>
    typeof name === 'string' ? [{ name, path: [...path, index] }] : [],
  )
}
