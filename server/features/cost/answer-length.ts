import { longestAnswer } from './caps.ts'
import { TooCostly } from './too-costly.ts'

/** Of documents that were followed, so that one that stands in many places is looked at once. */
const known = new WeakMap<object, number>()

/**
 * Refuses what would be written out at too great a length. Documents that name each other are few in
 * memory and many in an answer: each level of them multiplies it.
 */
export function mustBeShort(result: unknown): void {
  if (lengthOf(result, longestAnswer) > longestAnswer) throw new TooCostly()
}

/** The same for documents that others bring along. */
export function mustBeShortEach(documents: readonly object[]): void {
  for (const document of documents) {
    const length = lengthOf(document, longestAnswer)
    if (length > longestAnswer) throw new TooCostly()
    known.set(document, length)
  }
}

/** About as many characters as JSON of it has; counting ends where there are more than `most`. */
function lengthOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 6
  const before = known.get(value)
  if (before !== undefined) return before
  let length = 2
  for (const [key, part] of Object.entries(value)) {
    length += (Array.isArray(value) ? 1 : key.length + 4) + lengthOf(part, most - length)
    if (length > most) break
  }
  return length
}
