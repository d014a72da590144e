import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { equal } from './values.ts'

/** What tells a block from the others; null: nothing does. */
type KeyOf = (block: Json) => string | null

/** Blocks whose ID, or another key, stands there once. */
export function byId(blocks: readonly Json[], keyOf: KeyOf = idOf): Map<string, Json> {
  const found = new Map<string, Json>()
  const twice = new Set<string>()
  for (const block of blocks) {
    const id = keyOf(block)
    if (id === null) continue
    if (found.has(id)) twice.add(id)
    found.set(id, block)
  }
  for (const id of twice) found.delete(id)
  return found
}

export function idOf(block: Json): string | null {
  const fields = isRecord(block) ? block.fields : null
  const id = isRecord(fields ?? null) ? (fields as DocumentData).id : null
  return typeof id === 'string' ? id : null
}

/** Its ID; where it has none, its content. */
export const idOrContentOf = (block: Json): string => idOf(block) ?? contentOf(block)

/** Blocks never change, so each is read once. */
const contents = new WeakMap<object, string>()

/** The same for all blocks that are equal. */
export function contentOf(block: Json): string {
  if (!isRecord(block)) return JSON.stringify(block)
  const content = contents.get(block) ?? JSON.stringify(block, inOrder)
  contents.set(block, content)
  return content
}

const inOrder = (_: string, value: Json): Json =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, inside]) => (inside ?? null) !== null)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value

/**
 * Blocks in which each that all the versions have stands once: one that was moved into or out of what
 * both changed would be there twice, or nowhere. `order` says where one belongs that is nowhere.
 */
export function eachOnce(
  blocks: readonly Json[],
  order: readonly Json[],
  versions: readonly (readonly Json[])[],
  keyOf: KeyOf,
): Json[] {
  const [first = new Map<string, Json>(), ...others] = versions.map((one) => byId(one, keyOf))
  const inAll = new Set([...first.keys()].filter((key) => others.every((other) => other.has(key))))
  const found = new Set<string>()
  const once = blocks.filter((block) => {
    const key = keyOf(block)
    if (key === null || !inAll.has(key)) return true
    const isFirst = !found.has(key)
    found.add(key)
    return isFirst
  })
  for (const [index, block] of order.entries()) {
    const key = keyOf(block)
    if (key === null || !inAll.has(key) || found.has(key)) continue
    once.splice(placeBehind(once, order.slice(0, index)), 0, block)
  }
  return once
}

/** Behind the last of them that is there. */
function placeBehind(blocks: readonly Json[], earlier: readonly Json[]): number {
  for (const before of earlier.toReversed()) {
    const at = blocks.findLastIndex((block) => equal(block, before))
    if (at !== -1) return at + 1
  }
  return 0
}
