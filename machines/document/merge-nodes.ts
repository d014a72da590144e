import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { rootOf } from '#contracts/rich-text/rich-nodes'
import { byId, eachOnce, idOf } from './blocks-by-id.ts'
import type { Maybe } from './values.ts'
import { equal } from './values.ts'

/** A rich text that two people changed. */
export interface MergedNodes {
  /** With both sets of changes; mine where both changed the same blocks. */
  mine: Json
  /** The same with theirs there; undefined: they never met. */
  theirs: Json | undefined
}

/**
 * Joins two sets of changes to a rich text block by block (RICH-6): what only one of them changed is
 * taken, also next to a conflict, so that a choice is only about the blocks that both changed.
 */
export function mergedNodes(base: Maybe, mine: Maybe, theirs: Maybe): MergedNodes {
  const blocks = [blocksOf(base), blocksOf(mine), blocksOf(theirs)] as const
  if (!isEvery(blocks)) return { mine: mine ?? null, theirs: theirs ?? null }
  const { same, contested } = withChangedBlocks(blocks)
  const [before, here, there] = same
  const [changes, foreignChanges] = [hunksBetween(before, here), hunksBetween(before, there)]
  const regions = regionsOf(
    withoutRemoved(before, changes, foreignChanges),
    withoutMoves(before, withoutRemoved(before, foreignChanges, changes), changes),
  )
  const ours: Json[] = []
  const others: Json[] = []
  let isConflict = contested.size > 0
  let position = 0
  for (const { start, end, mine: own, theirs: foreign } of regions) {
    const kept = before.slice(position, start)
    position = end
    const [left, right] = [taken(before, start, end, own), taken(before, start, end, foreign)]
    const isShared = own.length > 0 && foreign.length > 0 && !equal([...left], [...right])
    if (isShared && start === end) {
      const both = inOneOrder(left, right)
      ours.push(...kept, ...both)
      others.push(...kept, ...both)
      continue
    }
    isConflict ||= isShared
    ours.push(...kept, ...(own.length > 0 ? left : right))
    others.push(...kept, ...(foreign.length > 0 ? right : left))
  }
  const rest = before.slice(position)
  const joined = (blocks: readonly Json[], order: readonly Json[]) =>
    eachOnce([...blocks, ...rest], order, same)
  return {
    mine: withBlocks(mine, theirs, base, joined(ours, here)),
    theirs: isConflict
      ? withBlocks(theirs, mine, base, joined(others, there).map(known(contested)))
      : undefined,
  }
}

/**
 * The base with the blocks that were sent and taken back since: where the other side has them all the
 * same, they are removed. What was sent and is there, or became something else, is left as it was.
 */
export function withNodesTakenBack(base: Json, mine: Maybe, sent: Json): Json {
  const [before, here, there] = [blocksOf(base), blocksOf(mine), blocksOf(sent)]
  if (!before || !here || !there) return base
  const regions = regionsOf(hunksBetween(before, here), hunksBetween(before, there))
  const blocks: Json[] = []
  let position = 0
  for (const { start, end, mine: own, theirs: foreign } of regions) {
    blocks.push(...before.slice(position, start))
    position = end
    const isLeft = own.length > 0 && start < end
    const known = taken(before, start, end, isLeft ? [] : foreign)
    blocks.push(...known.filter((block) => isIn(before, block) || !isIn(here, block)))
  }
  return withBlocks(base, sent, mine, [...blocks, ...before.slice(position)])
}

type Three = readonly [readonly Json[], readonly Json[], readonly Json[]]

const isEvery = (
  three: readonly [readonly Json[] | null, readonly Json[] | null, readonly Json[] | null],
): three is Three => three.every((blocks) => blocks !== null)

interface ChangedBlocks {
  /** All three with the same in each block with an ID that is in all of them: it may have been moved. */
  same: Three
  /** What they say in the blocks that both changed, by ID; `same` has mine. */
  contested: ReadonlyMap<string, Json>
}

function withChangedBlocks([before, here, there]: Three): ChangedBlocks {
  const [mine, theirs] = [byId(here), byId(there)]
  const changed = new Map<string, Json>()
  const contested = new Map<string, Json>()
  for (const [id, block] of byId(before)) {
    const [own, foreign] = [mine.get(id), theirs.get(id)]
    if (own === undefined || foreign === undefined) continue
    changed.set(id, equal(own, block) ? foreign : own)
    const isContested = !equal(own, block) && !equal(foreign, block) && !equal(own, foreign)
    if (isContested) contested.set(id, foreign)
  }
  const same: Three = [
    before.map(known(changed)),
    here.map(known(changed)),
    there.map(known(changed)),
  ]
  return { same, contested }
}

const known =
  (blocks: ReadonlyMap<string, Json>) =>
  (block: Json): Json =>
    blocks.get(idOf(block) ?? '') ?? block

const isIn = (blocks: readonly Json[], block: Json): boolean =>
  blocks.some((one) => equal(one, block))

const blocksOf = (value: Maybe): readonly Json[] | null => {
  const children = rootOf(value)?.children
  return Array.isArray(children) ? children : null
}

/** What the root says of itself, such as its direction, belongs to whoever changed it. */
function withBlocks(first: Maybe, second: Maybe, base: Maybe, children: Json[]): Json {
  const [own, other, before] = [shellOf(first), shellOf(second), shellOf(base)]
  const shell = equal(own, before) ? other : own
  const value = isRecord(first) ? first : {}
  return { ...value, root: { ...shell, children } }
}

function shellOf(value: Maybe): DocumentData {
  const { children: _, ...shell } = rootOf(value) ?? {}
  return shell
}

/** Blocks of the base that one side has replaced. */
interface Hunk {
  start: number
  end: number
  blocks: readonly Json[]
}

function hunksBetween(before: readonly Json[], after: readonly Json[]): Hunk[] {
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
interface Region {
  start: number
  end: number
  mine: Hunk[]
  theirs: Hunk[]
}

function regionsOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
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

/** Nothing says whose comes first: only that it is the same for both. */
function inOneOrder(left: readonly Json[], right: readonly Json[]): readonly Json[] {
  return JSON.stringify(left) < JSON.stringify(right) ? [...left, ...right] : [...right, ...left]
}

/** Changes without the blocks that they only move, and that the other side removes: those are gone. */
function withoutRemoved(
  before: readonly Json[],
  changes: readonly Hunk[],
  others: readonly Hunk[],
): Hunk[] {
  const moved = indexesIn(changes)
  const putElsewhere = new Set(others.flatMap(({ blocks }) => blocks.map(textOf)))
  const removed = indexesIn(others.filter(({ blocks }) => blocks.length === 0))
    .filter((index) => moved.includes(index))
    .map((index) => textOf(before[index]!))
    .filter((text) => !putElsewhere.has(text))
  const isRemoved = (block: Json) => removed.includes(textOf(block))
  return changes
    .map((hunk) => ({ ...hunk, blocks: hunk.blocks.filter((block) => !isRemoved(block)) }))
    .filter(({ start, end, blocks }) => start < end || blocks.length > 0)
}

const indexesIn = (hunks: readonly Hunk[]): number[] =>
  hunks.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at))

/** Theirs, without the blocks that both took from one place and put in two: they stay where mine are. */
function withoutMoves(
  before: readonly Json[],
  theirs: readonly Hunk[],
  mine: readonly Hunk[],
): Hunk[] {
  const takenBy = (hunks: readonly Hunk[]) =>
    new Set(hunks.flatMap(({ start, end }) => before.slice(start, end).map(textOf)))
  const [takenHere, takenThere] = [takenBy(mine), takenBy(theirs)]
  const put = new Set(mine.flatMap(({ blocks }) => blocks.map(textOf)))
  const isMovedByBoth = (block: Json) => {
    const text = textOf(block)
    return put.has(text) && takenHere.has(text) && takenThere.has(text)
  }
  return theirs
    .map((hunk) => ({ ...hunk, blocks: hunk.blocks.filter((block) => !isMovedByBoth(block)) }))
    .filter(({ start, end, blocks }) => start < end || blocks.length > 0)
}

const textOf = (block: Json): string => JSON.stringify(block)

function taken(
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
