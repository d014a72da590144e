import type { Json } from '#contracts/documents'
import { equal } from './values.ts'

/** Blocks of the base that one side has replaced. */
export interface Hunk {
  start: number
  end: number
  blocks: readonly Json[]
}

export function hunksBetween(before: readonly Json[], after: readonly Json[]): Hunk[] {
  const [first, lastBefore, lastAfter] = changedRange(before, after)
  const [olds, news] = [before.slice(first, lastBefore), after.slice(first, lastAfter)]
  const hunks: Hunk[] = []
  let [old, fresh] = [0, 0]
  for (const [keptOld, keptNew] of [
    ...keptPairs(olds, news),
    [olds.length, news.length],
  ] as const) {
    if (keptOld > old || keptNew > fresh) {
      hunks.push(...hunksOf(first + old, first + keptOld, news.slice(fresh, keptNew)))
    }
    old = keptOld + 1
    fresh = keptNew + 1
  }
  return hunks
}

/** Blocks that are taken away are taken away one by one: whoever changed one of them keeps just that. */
const hunksOf = (start: number, end: number, blocks: readonly Json[]): Hunk[] =>
  blocks.length > 0
    ? [{ start, end, blocks }]
    : Array.from({ length: end - start }, (_, index) => ({
        start: start + index,
        end: start + index + 1,
        blocks,
      }))

/** What is the same at both ends is looked at no further. */
function changedRange(before: readonly Json[], after: readonly Json[]): [number, number, number] {
  let first = 0
  const shorter = Math.min(before.length, after.length)
  while (first < shorter && equal(before[first], after[first])) first += 1
  let last = 0
  const left = shorter - first
  while (last < left && equal(before.at(-1 - last), after.at(-1 - last))) last += 1
  return [first, before.length - last, after.length - last]
}

/** More than that are not compared one by one: they are one change. */
const mostCompared = 250_000

/** The blocks that both have in the same order, as many as possible. */
function keptPairs(olds: readonly Json[], news: readonly Json[]): [number, number][] {
  const width = news.length + 1
  if (olds.length * news.length > mostCompared) return []
  const longest = new Uint32Array((olds.length + 1) * width)
  for (let old = olds.length - 1; old >= 0; old--) {
    for (let fresh = news.length - 1; fresh >= 0; fresh--) {
      const at = old * width + fresh
      longest[at] = equal(olds[old], news[fresh])
        ? longest[at + width + 1]! + 1
        : Math.max(longest[at + width]!, longest[at + 1]!)
    }
  }
  const pairs: [number, number][] = []
  let [old, fresh] = [0, 0]
  while (old < olds.length && fresh < news.length) {
    const at = old * width + fresh
    if (longest[at] === longest[at + width]) old += 1
    else if (longest[at] === longest[at + 1]) fresh += 1
    else {
      pairs.push([old, fresh])
      old += 1
      fresh += 1
    }
  }
  return pairs
}

/** A stretch of the base with what each side did in it. */
export interface Region {
  start: number
  end: number
  mine: Hunk[]
  theirs: Hunk[]
}

export function regionsOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
  const all = [
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
  ].sort((one, other) => one.hunk.start - other.hunk.start || one.hunk.end - other.hunk.end)
  const regions: Region[] = []
  for (const { hunk, side } of all) {
    let region = regions.at(-1)
    if (!region || !meets(region, hunk)) {
      region = { start: hunk.start, end: hunk.end, mine: [], theirs: [] }
      regions.push(region)
    }
    region[side].push(hunk)
    region.end = Math.max(region.end, hunk.end)
  }
  return regions
}

/** What both add at one place meets, too; what is added beside a changed block does not. */
const meets = ({ start, end }: Region, hunk: Hunk): boolean =>
  hunk.start < end || (hunk.start === start && hunk.end === end)

/** A stretch of the base with one side's changes. */
export function taken(
  before: readonly Json[],
  start: number,
  end: number,
  hunks: readonly Hunk[],
): readonly Json[] {
  const blocks: Json[] = []
  let position = start
  for (const hunk of hunks) {
    blocks.push(...before.slice(position, hunk.start), ...hunk.blocks)
    position = hunk.end
  }
  return [...blocks, ...before.slice(position, end)]
}
