import type { Json } from '#contracts/documents'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId } from '#contracts/rich-text/rich-nodes'
import { equal } from '#machines/document'
import { aligned, isTooMany } from './aligned.ts'

/** What is stored of a shown block, which Lexical may have joined from several. */
export type Shown = readonly RichNode[]

/**
 * For each stored block the shown one that it is now, by index: first those with the same content and
 * those that are much alike, in the order of both; then those that were moved, by their ID or content;
 * then those that stand between the same two.
 */
export function twinsOf(
  shown: readonly Shown[],
  stored: readonly RichNode[],
): readonly (number | undefined)[] {
  const twins: (number | undefined)[] = stored.map(() => undefined)
  const taken = new Set<number>()
  const pair = (index: number, twin: number): void => {
    twins[index] = twin
    taken.add(twin)
  }
  for (const [twin, index] of inOrder(shown, stored)) pair(index, twin)
  for (const [index, block] of stored.entries()) {
    if (twins[index] !== undefined) continue
    const twin = shown.findIndex((one, at) => !taken.has(at) && isMoved(one, block))
    if (twin !== -1) pair(index, twin)
  }
  for (const [index, block] of stored.entries()) {
    if (twins[index] !== undefined) continue
    const next = index === 0 ? 0 : (twins[index - 1] ?? -2) + 1
    const one = shown[next]
    if (one && !taken.has(next) && idOf(one) === nodeId(block)) pair(index, next)
  }
  return twins
}

function inOrder(shown: readonly Shown[], stored: readonly RichNode[]): [number, number][] {
  const texts = shown.map((one) => one.map(wordsIn).join(''))
  const others = stored.map(wordsIn)
  const weightOf = (one: number, other: number): number => {
    if (isEqual(shown[one]!, stored[other]!)) return 3
    if (idOf(shown[one]!) !== nodeId(stored[other]!)) return 0
    return nodeId(stored[other]!) === null ? likeness(texts[one]!, others[other]!) : 2
  }
  const pairs: [number, number][] = []
  let [from, otherFrom] = [0, 0]
  for (const [to, otherTo] of [
    ...anchorsIn(shown, stored),
    [shown.length, stored.length] as const,
  ]) {
    if (!isTooMany(to - from, otherTo - otherFrom)) {
      const within = aligned(to - from, otherTo - otherFrom, (one, other) =>
        weightOf(from + one, otherFrom + other),
      )
      pairs.push(...within.map(([one, other]): [number, number] => [from + one, otherFrom + other]))
    }
    if (to < shown.length) pairs.push([to, otherTo])
    ;[from, otherFrom] = [to + 1, otherTo + 1]
  }
  return pairs
}

/** In a long text, what stands once in both, and in the same order: all else is between two of them. */
function anchorsIn(
  shown: readonly Shown[],
  stored: readonly RichNode[],
): readonly (readonly [number, number])[] {
  if (!isTooMany(shown.length, stored.length)) return []
  const places = uniqueIn(shown.map((one) => JSON.stringify(one)))
  const others = uniqueIn(stored.map((one) => JSON.stringify([one])))
  const pairs = [...others].flatMap(([key, other]): [number, number][] => {
    const one = places.get(key)
    return one === undefined ? [] : [[one, other]]
  })
  return longestRise(pairs)
}

function uniqueIn(keys: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map(keys.map((key, index) => [key, index]))
  const seen = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) found.delete(key)
    seen.add(key)
  }
  return found
}

/** The most of the pairs whose first members rise as their second ones do. */
function longestRise(pairs: readonly [number, number][]): readonly [number, number][] {
  interface Rise {
    pair: [number, number]
    before: Rise | undefined
  }
  const ends: Rise[] = []
  for (const pair of pairs) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle]!.pair[0] < pair[0]) low = middle + 1
      else high = middle
    }
    ends[low] = { pair, before: ends[low - 1] }
  }
  const rise: [number, number][] = []
  for (let end = ends.at(-1); end; end = end.before) rise.unshift(end.pair)
  return rise
}

const isEqual = (shown: Shown, stored: RichNode): boolean =>
  shown.length === 1 && equal(shown[0], stored)

const idOf = (shown: Shown): string | null => (shown.length === 1 ? nodeId(shown[0]) : null)

const isMoved = (shown: Shown, stored: RichNode): boolean =>
  isEqual(shown, stored) || (nodeId(stored) !== null && idOf(shown) === nodeId(stored))

/** How much of the longer text both begin and end with: 0 for so little that it says nothing. */
function likeness(one: string, other: string): number {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  let head = 0
  while (head < shorter && one[head] === other[head]) head++
  let tail = 0
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  const share = longer === 0 ? 0 : (head + tail) / longer
  return share < 0.3 ? 0 : share
}

function wordsIn(node: Json): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  const { text, children } = node as RichNode
  return typeof text === 'string' ? text : Array.isArray(children) ? wordsIn(children) : ''
}
