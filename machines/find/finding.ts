import type { FindContext, Match } from './find.types.ts'

export const nothing: FindContext = { words: '', found: [], place: 0 }

/** Somebody typed other words; nobody has gone anywhere yet. */
export const searched = (words: string, found: readonly Match[]): FindContext => ({
  words,
  found,
  place: 0,
})

/** After the last match comes the first, and the other way round. */
export const stepped = ({ found, place }: FindContext, step: 1 | -1): Partial<FindContext> => ({
  place: (place + step + found.length) % found.length,
})

export const atTheEnd = ({ found }: FindContext): Partial<FindContext> => ({
  place: found.length - 1,
})

/** The document changed: whoever is at a match stays there, or near to where it was. */
export function renewed(
  { found: before, place }: FindContext,
  found: readonly Match[],
): Partial<FindContext> {
  const same = found.findIndex(({ path }) => path === before[place]?.path)
  return { found, place: same >= 0 ? same : Math.max(0, Math.min(place, found.length - 1)) }
}

export const current = ({ found, place }: FindContext): Match | undefined => found[place]
