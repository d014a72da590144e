import { diffArrays } from 'diff'

/** A stretch of two lists: what both have, or what one has in the place of the other's. */
export interface Stretch {
  isSame: boolean
  /** From where to where in each list, the end not included. */
  from: readonly [number, number]
  to: readonly [number, number]
}

/** The shortest way from one list to the other, by the keys of what they hold; past `most` edits, a plain one. */
export function stretchesBetween(
  from: readonly string[],
  to: readonly string[],
  most: number,
): Stretch[] {
  const changes = diffArrays([...from], [...to], { maxEditLength: most })
  if (changes === undefined) return [{ isSame: false, from: [0, from.length], to: [0, to.length] }]
  const stretches: Stretch[] = []
  let [before, after] = [0, 0]
  for (const { added, removed, count } of changes) {
    const start = [before, after] as const
    if (!added) before += count
    if (!removed) after += count
    const last = stretches.at(-1)
    const isSame = !added && !removed
    // What was taken out and what came in its place are one.
    if (last && !last.isSame && !isSame) {
      last.from = [last.from[0], before]
      last.to = [last.to[0], after]
    } else stretches.push({ isSame, from: [start[0], before], to: [start[1], after] })
  }
  return stretches
}
