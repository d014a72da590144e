import type { Json } from './documents.ts'
import type { LocalizedLeaf } from './fields/localized-leaves.ts'
import { isSomething } from './fields/localized-leaves.ts'
import { isSameJson } from './same-json.ts'
import type { Progress } from './translations.ts'

export type LeafState = 'missing' | 'outdated' | 'done'

/** `made`: what its translation was made from, where the source has changed since it's known. */
export function leafState(
  { source, target }: LocalizedLeaf,
  made: { from: Json } | undefined,
): LeafState {
  if (!isSomething(target)) return 'missing'
  return made === undefined || isSameJson(made.from, source) ? 'done' : 'outdated'
}

export const progressOf = (states: readonly LeafState[]): Progress => ({
  done: states.filter((state) => state === 'done').length,
  all: states.length,
})

/** Of a place, as a key. */
export const placeKey = (place: readonly string[]): string => JSON.stringify(place)
