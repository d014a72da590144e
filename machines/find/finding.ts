import type { FindContext, Found, Match } from './find.types.ts'

export const nothing: FindContext = { words: '', matchCase: false, found: [], place: 0 }

/** Somebody typed other words; nobody has gone anywhere yet. */
export const searched = (
  words: string,
  matchCase: boolean,
  found: readonly Found[],
): FindContext => ({
  words,
  matchCase,
  found,
  place: 0,
})

/** How often the words are there. */
export const totalOf = (found: readonly Found[]): number =>
  found.reduce((sum, { count }) => sum + count, 0)

/** Those that this person may change. */
export const writableIn = (found: readonly Found[]): readonly Found[] =>
  found.filter(({ isWritable, part }) => isWritable && part === 'text')

/** After the last match comes the first, and the other way round. */
export function stepped({ found, place }: FindContext, step: 1 | -1): Partial<FindContext> {
  const total = totalOf(found)
  return { place: (place + step + total) % total }
}

export const atTheEnd = ({ found }: FindContext): Partial<FindContext> => ({
  place: totalOf(found) - 1,
})

/** The document changed: whoever is at a match stays there, or near to where it was. */
export function renewed(context: FindContext, found: readonly Found[]): Partial<FindContext> {
  const before = current(context)
  const same = found.findIndex(({ path, part }) => path === before?.path && part === before.part)
  const place =
    before && same >= 0
      ? totalOf(found.slice(0, same)) + Math.min(before.nth, found[same]!.count - 1)
      : Math.min(context.place, totalOf(found) - 1)
  return { found, place: Math.max(0, place) }
}

/** What stood at the match is gone: the next one has its place, behind what was put there. */
export function replaced(
  context: FindContext,
  found: readonly Found[],
  skip: number,
): Partial<FindContext> {
  const total = totalOf(found)
  return total === 0 ? { found, place: 0 } : { found, place: (context.place + skip) % total }
}

/** The match that was gone to. */
export function current({ found, place }: FindContext): Match | undefined {
  let nth = place
  for (const { count, ...where } of found) {
    if (nth < count) return { ...where, nth }
    nth -= count
  }
  return undefined
}
