import type { Json } from '#contracts/documents'
import { paragraphWith, richPlaces } from './rich-places.ts'

/**
 * Whether a paragraph that somebody took out is another's by now. It has no ID: where another person has
 * written on it before they heard, and it was moved or was never seen as it was, it is a new one.
 */
export function isOfAnother(
  word: string,
  seen: Json | undefined,
  now: Json | undefined,
  isWrittenByAnother: (word: string) => boolean,
): boolean {
  const [known, found] = [paragraphWith(seen, word), paragraphWith(now, word)]
  if (found === null || ![...found.said.keys()].some(isWrittenByAnother)) return false
  if (known === null) return true
  const isAsSeen = [...known.said].every(([place, said]) => found.said.get(place) === said)
  if (isAsSeen && known.said.size === found.said.size) return false
  const [there, here] = [richPlaces(seen), richPlaces(now)]
  const isBeside = (one: string) => there.has(one) && here.has(one) && !found.said.has(one)
  const inOrder = (words: ReadonlySet<string>) => [...words].filter(isBeside).sort().join()
  return inOrder(known.before) !== inOrder(found.before)
}
