import { stretchesBetween } from './edit-script.ts'
import { wordsIn } from './words.ts'

/** A line or paragraph beside what became of it. */
export interface Aligned<Item> {
  from: Item | null
  to: Item | null
  isSame: boolean
}

/** Sets what two lists hold side by side: the same beside the same, the changed beside the like. */
export function aligned<Item>(
  from: readonly Item[],
  to: readonly Item[],
  keyOf: (item: Item) => string,
  textOf: (item: Item) => string,
): Aligned<Item>[] {
  return stretchesBetween(from.map(keyOf), to.map(keyOf), mostEdits).flatMap((stretch) => {
    const [old, now] = [from.slice(...stretch.from), to.slice(...stretch.to)]
    return stretch.isSame
      ? now.map((item, index) => ({ from: old[index] ?? null, to: item, isSame: true }))
      : alikeSideBySide(old, now, textOf)
  })
}

const mostEdits = 3000
/** So many are looked at for one that is like it. */
const reach = 12
const likeEnough = 0.4

function alikeSideBySide<Item>(
  from: readonly Item[],
  to: readonly Item[],
  textOf: (item: Item) => string,
): Aligned<Item>[] {
  const bags = to.map((item) => new Set(wordsIn(textOf(item))))
  const lines: Aligned<Item>[] = []
  let next = 0
  const addUntil = (end: number) => {
    for (const item of to.slice(next, end)) lines.push({ from: null, to: item, isSame: false })
    next = Math.max(next, end)
  }
  for (const item of from) {
    const words = new Set(wordsIn(textOf(item)))
    const nearby = bags.slice(next, next + reach)
    const found = nearby.findIndex((bag) => likeness(words, bag) >= likeEnough)
    if (found === -1) {
      lines.push({ from: item, to: null, isSame: false })
      continue
    }
    addUntil(next + found)
    lines.push({ from: item, to: to[next] ?? null, isSame: false })
    next += 1
  }
  addUntil(to.length)
  return withoutHoles(lines)
}

/** What went and what came at the same place stand side by side, alike or not. */
function withoutHoles<Item>(lines: readonly Aligned<Item>[]): Aligned<Item>[] {
  const closed: Aligned<Item>[] = []
  let firstHole = 0
  for (const line of lines) {
    if (line.from !== null && line.to !== null) firstHole = closed.length + 1
    const hole = closed[firstHole]
    const fills = line.from === null && hole?.from != null && hole.to === null
    if (fills) {
      closed[firstHole] = { ...hole, to: line.to }
      firstHole += 1
    } else closed.push(line)
  }
  return closed
}

/** How many of the different words of both are in both, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (word.trim() !== '' && other.has(word)) common += 1
  return (2 * common) / Math.max(1, countOf(one) + countOf(other))
}

const countOf = (words: ReadonlySet<string>) =>
  [...words].filter((word) => word.trim() !== '').length
