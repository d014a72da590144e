import type { Json } from '#contracts/documents'
import { byId, contentOf, eachOnce, idOf, idOrContentOf } from './blocks-by-id.ts'
import type { Hunk } from './hunks.ts'
import { hunksBetween, regionsOf, taken } from './hunks.ts'
import { blocksOf, withBlocks } from './text-blocks.ts'
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
  // Removed by one, changed and moved by the other: it is neither gone nor there without a choice.
  const [isGoneHere, isGoneThere] = [goneFrom(before, here), goneFrom(before, there)]
  isConflict ||= ours.some(isGoneHere) || others.some(isGoneThere)
  const keyOf = isConflict ? idOrContentOf : idOf
  const joined = (blocks: readonly Json[], order: readonly Json[]) =>
    eachOnce([...blocks, ...rest], order, same, keyOf)
  return {
    // What is nowhere was moved by the other side, into what was not taken from there.
    mine: withBlocks(mine, theirs, base, joined(without(ours, isGoneHere), there)),
    theirs: isConflict
      ? withBlocks(
          theirs,
          mine,
          base,
          joined(without(others, isGoneThere), here).map(known(contested)),
        )
      : undefined,
  }
}

const goneFrom = (before: readonly Json[], version: readonly Json[]) => {
  const ids = new Set(version.map(idOf))
  const gone = new Set(before.map(idOf).filter((id) => id !== null && !ids.has(id)))
  return (block: Json): boolean => gone.has(idOf(block))
}

const without = (blocks: readonly Json[], isLeftOut: (block: Json) => boolean): Json[] =>
  blocks.filter((block) => !isLeftOut(block))

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

/** Nothing says whose comes first: only that it is the same for both. */
function inOneOrder(left: readonly Json[], right: readonly Json[]): readonly Json[] {
  const [one, other] = [left, right].map((blocks) => blocks.map(contentOf).join())
  return one! < other! ? [...left, ...right] : [...right, ...left]
}

/** Changes without the blocks that they only move, and that the other side removes: those are gone. */
function withoutRemoved(
  before: readonly Json[],
  changes: readonly Hunk[],
  others: readonly Hunk[],
): Hunk[] {
  const moved = indexesIn(changes)
  const put = others.flatMap(({ blocks }) => blocks)
  const putElsewhere = new Set(put.map(contentOf))
  const idsElsewhere = new Set(put.map(idOf))
  // Of what was taken away beside a change, only a block with an ID says that it isn't the changed one.
  const isTakenAway = (index: number) => {
    const id = idOf(before[index]!)
    return id !== null && !idsElsewhere.has(id)
  }
  const removed = others
    .flatMap((hunk) =>
      indexesIn([hunk]).filter((at) => hunk.blocks.length === 0 || isTakenAway(at)),
    )
    .filter((index) => moved.includes(index))
    .map((index) => contentOf(before[index]!))
    .filter((text) => !putElsewhere.has(text))
  const isRemoved = (block: Json) => removed.includes(contentOf(block))
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
    new Set(hunks.flatMap(({ start, end }) => before.slice(start, end).map(contentOf)))
  const [takenHere, takenThere] = [takenBy(mine), takenBy(theirs)]
  const put = new Set(mine.flatMap(({ blocks }) => blocks.map(contentOf)))
  const isMovedByBoth = (block: Json) => {
    const text = contentOf(block)
    return put.has(text) && takenHere.has(text) && takenThere.has(text)
  }
  return theirs
    .map((hunk) => ({ ...hunk, blocks: hunk.blocks.filter((block) => !isMovedByBoth(block)) }))
    .filter(({ start, end, blocks }) => start < end || blocks.length > 0)
}
