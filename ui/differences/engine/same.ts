import { isRecord } from '#contracts/is-record'
import type { Value } from '../../kit/values.ts'

/**
 * Equal by content; nothing and null are the same. Walks with a list of its own, as what is stored
 * may lie deeper in itself than functions can call one another.
 */
export function isSame(one: Value, other: Value): boolean {
  const open: [Value, Value][] = [[one, other]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [a, b] = [pair[0] ?? null, pair[1] ?? null]
    if (a === b) continue
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) return false
      for (const [index, item] of a.entries()) open.push([item, b[index]])
    } else if (isRecord(a) && isRecord(b)) {
      for (const key of Object.keys(a)) open.push([a[key], ownOf(b, key)])
      for (const key of Object.keys(b)) {
        if (!Object.hasOwn(a, key)) open.push([undefined, b[key]])
      }
    } else return false
  }
  return true
}

const ownOf = (record: { [key: string]: Value }, key: string): Value =>
  Object.hasOwn(record, key) ? record[key] : undefined
