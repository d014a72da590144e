import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { equal, mergedNodes } from '#machines/document'
import { differenceOf } from '../../../parts/typing/difference.ts'
import { withBlocks } from './blocks-of-text.ts'
import { blocksIn } from './stored.ts'
import { twinsOf } from './twins.ts'

/**
 * What somebody made of a text, on the text as it is by now: only what they changed is written. In a
 * block that both changed, what each of them wrote stays.
 */
export function rebasedText(
  before: Json | undefined,
  mine: Json | null,
  now: Json | undefined,
): Json | null {
  if (now === before || equal(now, before)) return mine
  const [known, own, theirs] = [blocksIn(before), [...blocksIn(mine)], [...blocksIn(now)]]
  const [ownTwins, theirTwins] = [twinsOf(single(known), own), twinsOf(single(known), theirs)]
  const settled = [...known]
  for (const [index, block] of known.entries()) {
    const [here, there] = [ownTwins.indexOf(index), theirTwins.indexOf(index)]
    if (here === -1 || there === -1) continue
    const both = mergedBlock(block, own[here]!, theirs[there]!) as RichNode
    own[here] = both
    theirs[there] = both
    // Decided here, also where one of them changed it: what stands beside it is still to be compared.
    settled[index] = both
  }
  const merged = mergedNodes(
    withBlocks(before, settled),
    withBlocks(mine ?? undefined, own),
    withBlocks(now, theirs),
  ).mine
  return mine === null && blocksIn(merged).length === 0 ? null : merged
}

const single = (blocks: readonly RichNode[]) => blocks.map((block) => [block])

/** Mine, where both changed the same thing in two ways. */
function mergedBlock(before: Json, mine: Json, theirs: Json, key = ''): Json {
  if (equal(mine, before)) return theirs
  if (equal(theirs, before)) return mine
  if (isRecord(before) && isRecord(mine) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
    const merged: DocumentData = {}
    for (const name of keys) {
      merged[name] = mergedBlock(
        before[name] ?? null,
        mine[name] ?? null,
        theirs[name] ?? null,
        name,
      )
    }
    return merged
  }
  const isOneByOne =
    isList(before) && isList(mine) && isList(theirs) && isSameLength(before, mine, theirs)
  if (isOneByOne) {
    return before.map((one, index) => mergedBlock(one, mine[index]!, theirs[index]!))
  }
  const isWords = [before, mine, theirs].every((one) => typeof one === 'string')
  return isWords && key === 'text' ? mergedWords(`${before}`, `${mine}`, `${theirs}`) : mine
}

const isList = (value: Json): value is Json[] => Array.isArray(value)

const isSameLength = (one: Json[], ...others: Json[][]): boolean =>
  others.every(({ length }) => length === one.length)

function mergedWords(before: string, mine: string, theirs: string): string {
  const [own, foreign] = [differenceOf(before, mine), differenceOf(before, theirs)]
  if (!own || !foreign) return own ? mine : theirs
  if (own.end <= foreign.start) return put(put(before, foreign), own)
  return foreign.end <= own.start ? put(put(before, own), foreign) : mine
}

const put = (words: string, { start, end, text }: { start: number; end: number; text: string }) =>
  words.slice(0, start) + text + words.slice(end)
