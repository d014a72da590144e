import { isPlainObject } from '../objects.ts'

/** A chart as it was written; XState's own type of it allows for too much to be walked through. */
export interface WrittenState {
  id?: string
  type?: string
  initial?: string | WrittenTransition
  entry?: unknown
  exit?: unknown
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  always?: unknown
  onDone?: unknown
  invoke?: unknown
  states?: Record<string, WrittenState>
}

export interface WrittenTransition {
  target?: string | readonly string[] | undefined
  guard?: unknown
  actions?: unknown
  reenter?: boolean
}

export interface WrittenWork {
  id?: string
  src: unknown
  onDone?: unknown
  onError?: unknown
}

/** One, several or none: charts may be written with each. */
export function listOf<Item = unknown>(value: unknown): Item[] {
  if (value === undefined) return []
  return (Array.isArray(value) ? [...value] : [value]) as Item[]
}

/** Transitions may be written as the name of their target only. */
export const transitionsIn = (value: unknown): WrittenTransition[] =>
  listOf<string | WrittenTransition>(value).map((one) =>
    typeof one === 'string' ? { target: one } : { ...one },
  )

/** The state that is written at a path. */
export const stateAt = (root: WrittenState, path: readonly string[]): WrittenState =>
  path.reduce((state, key) => state.states![key]!, root)

/** A copy that can be changed; functions and whatever has a class are shared. */
export function copied<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copied) as Value
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, copied(part)]),
  ) as Value
}
