import { isRecord } from '#config-schema'
import type { Change, Sides, Value } from './difference.ts'
import { isSame } from './same.ts'

/** The value of this name on both sides. */
export const sidesAt = ({ from, to }: Sides, name: string): Sides => ({
  from: own(from, name),
  to: own(to, name),
})

/** A value by its name; what objects bring along by themselves is none. */
export const own = (value: Value, name: string): Value =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** Nothing at all: a person sees no difference between an empty text, an empty list and none. */
export const isNothing = (value: Value): boolean =>
  value === undefined || value === null || value === '' || isEmptyList(value)

const isEmptyList = (value: Value) => Array.isArray(value) && value.length === 0

export function changeOf({ from, to }: Sides): Change {
  if (isNothing(from)) return isNothing(to) ? 'same' : 'added'
  if (isNothing(to)) return 'removed'
  return isSame(from, to) ? 'same' : 'changed'
}
