import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { bareOf } from './alike.ts'
import { byId, eachOnce, idOf, idOrContentOf } from './blocks-by-id.ts'
import type { Region } from './hunks.ts'
import { hunksBetween, regionsOf, taken } from './hunks.ts'
import { blocksOf, isIn, withBlocks } from './text-blocks.ts'
import type { Maybe } from './values.ts'
import { equal } from './values.ts'

/**
 * The base with the blocks that were sent and taken back since: where the other side has them all the
 * same, they are removed. What was sent and is there, or became something else, is left as it was.
 */
export function withNodesTakenBack(base: Json, mine: Maybe, sent: Json): Json {
  const [before, here, there] = [blocksOf(base), blocksOf(mine), blocksOf(sent)]
  if (!before || !here || !there) return base
  const known = withKnown([before, here, there], ({ start, end, mine: own, theirs: foreign }) => {
    const isLeft = own.length > 0 && start < end
    return taken(before, start, end, isLeft ? [] : foreign).filter(
      (block) => isIn(before, block) || !isIn(here, block),
    )
  })
  return withBlocks(base, sent, mine, known)
}

/**
 * The base with the blocks of a save without an answer that their version has, as it has them: a hook
 * may have tidied them, or as they were sent where somebody else has changed them since. What did not
 * arrive, or is gone again, is left as it was.
 */
export function withNodesArrived(base: Json, theirs: Maybe, sent: Json): Json {
  const [before, here, there] = [blocksOf(base) ?? [], blocksOf(sent), blocksOf(theirs)]
  if (!here || !there) return base
  const [ids, idsThere] = [byId(before), byId(there)]
  const isChangedThere = (block: Json) => idsThere.has(idOf(block) ?? '')
  const isNew = (block: Json) =>
    isIn(there, block) ? !isIn(before, block) : isChangedThere(block) && !ids.has(idOf(block)!)
  const known = withKnown([before, here, there], ({ start, end, mine: own, theirs: foreign }) => {
    const [old, right] = [before.slice(start, end), taken(before, start, end, foreign)]
    const left = asTidied(taken(before, start, end, own), before, there)
    // Of two that are alike, such as empty paragraphs, one may be gone while the other stays.
    const isMovedAway = (block: Json) =>
      !isIn(left, block) && isIn(here, block) && countOf(here, block) >= countOf(before, block)
    const isMovedThere = (block: Json) => !isIn(here, block) && isIn(there, block)
    const arrived = left.flatMap((block) =>
      isIn(before, block) || isIn(there, block) || isChangedThere(block)
        ? [block]
        : // One that was there before, and that they have removed since.
          (ids.get(idOf(block) ?? '') ?? []),
    )
    const isNews = arrived.some((block) => saysSomething(block) && isNew(block))
    const hasArrived = own.length > 0 && (isNews || equal([...left], [...right]))
    const isElsewhere = old.some((block) => isMovedAway(block) || isMovedThere(block))
    return hasArrived && !isElsewhere ? arrived : old
  })
  if (before.length === 0 && known.length === 0) return base
  // What was moved, and whose new place arrived beside its old one, would be known twice.
  const once = eachOnce(known, before, [before, here, there], idOrContentOf)
  return withBlocks(blocksOf(base) ? base : theirs, theirs, sent, once)
}

const countOf = (blocks: readonly Json[], block: Json): number =>
  blocks.filter((other) => equal(other, block)).length

/** An empty paragraph may be anybody's; a picture has an ID of its own. */
const saysSomething = (block: Json): boolean =>
  isRecord(block) &&
  (idOf(block) !== null ||
    typeof block.id === 'string' ||
    (typeof block.text === 'string' && block.text.trim() !== '') ||
    (Array.isArray(block.children) && block.children.some(saysSomething)))

/**
 * What was sent, as the other side has it where it says the same. What was only moved is tidy already:
 * there, somebody else has changed it.
 */
function asTidied(
  sent: readonly Json[],
  before: readonly Json[],
  there: readonly Json[],
): readonly Json[] {
  const bare = (block: Json) => bareOf(JSON.stringify(block))
  const tidied = new Map(there.map((block) => [bare(block), block]))
  const isKnown = (block: Json) => isIn(before, block) || isIn(there, block)
  return sent.map((block) => (isKnown(block) ? block : (tidied.get(bare(block)) ?? block)))
}

/** The base's blocks, with what is known of each stretch that one of the others has changed. */
function withKnown(
  [before, here, there]: readonly [readonly Json[], readonly Json[], readonly Json[]],
  knownIn: (region: Region) => readonly Json[],
): Json[] {
  const blocks: Json[] = []
  let position = 0
  for (const region of regionsOf(hunksBetween(before, here), hunksBetween(before, there))) {
    blocks.push(...before.slice(position, region.start), ...knownIn(region))
    position = region.end
  }
  return [...blocks, ...before.slice(position)]
}
