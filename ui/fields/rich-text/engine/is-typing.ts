import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { equal } from '#machines/document'
import { blocksIn } from './stored.ts'

/**
 * Whether a text became another by letters that were typed, or deleted, in one of its blocks. All
 * else is a step of its own: a new line, a format, what was typed as Markdown.
 */
export function isTyping(before: Json | undefined, after: Json | undefined): boolean {
  const [blocks, others] = [blocksIn(before), blocksIn(after)]
  if (blocks.length === 0) return others.length === 1
  if (blocks.length !== others.length) return false
  const changed = blocks.flatMap((block, index) => (equal(block, others[index]!) ? [] : [index]))
  const [index] = changed
  if (index === undefined || changed.length > 1) return false
  const [one, other] = [partsOf(blocks[index]!), partsOf(others[index]!)]
  const [length, otherLength] = [lengthOf(one), lengthOf(other)]
  return length < otherLength
    ? isWithin(one, other)
    : length > otherLength
      ? isWithin(other, one)
      : one.length === other.length && isWithin(one, other) && textOf(one) !== textOf(other)
}

/** A node by itself: what it is, and its letters. */
type Part = readonly [look: string, text: string]

/** The nodes of a block, one after the other. */
function partsOf(node: Json): Part[] {
  if (!isRecord(node)) return []
  // How the next letter looks is no look of a block.
  const { children, text, textFormat, textStyle, ...look } = node
  const inner = Array.isArray(children) ? children : []
  const letters = typeof text === 'string' ? text : ''
  return [[JSON.stringify(Object.entries(look).sort()), letters], ...inner.flatMap(partsOf)]
}

const textOf = (parts: readonly Part[]): string => parts.map(([, text]) => text).join('')

const lengthOf = (parts: readonly Part[]): number => textOf(parts).length

/** Whether all of them are among the others, in this order. */
function isWithin(parts: readonly Part[], others: readonly Part[]): boolean {
  let next = 0
  for (const [look] of others) if (look === parts[next]?.[0]) next++
  return next === parts.length
}
