import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { equal } from './values.ts'

/** Blocks whose ID stands there once. */
export function byId(blocks: readonly Json[]): Map<string, Json> {
  const found = new Map<string, Json>()
  const twice = new Set<string>()
  for (const block of blocks) {
    const id = idOf(block)
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

/**
 * Blocks in which each that all the versions have stands once: one that was moved out of what both
 * changed would be there twice, or nowhere. `order` says where one belongs that is nowhere.
 */
export function eachOnce(
  blocks: readonly Json[],
  order: readonly Json[],
  versions: readonly (readonly Json[])[],
): Json[] {
  const [first = new Map<string, Json>(), ...others] = versions.map(byId)
  const inAll = new Set([...first.keys()].filter((id) => others.every((other) => other.has(id))))
  const found = new Set<string>()
  const once = blocks.filter((block) => {
    const id = idOf(block)
    if (id === null || !inAll.has(id)) return true
    const isFirst = !found.has(id)
    found.add(id)
    return isFirst
  })
  for (const [index, block] of order.entries()) {
    const id = idOf(block)
    if (id === null || !inAll.has(id) || found.has(id)) continue
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
