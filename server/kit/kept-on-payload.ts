import type { Payload } from 'payload'

/** Something that is kept for as long as a Payload is there. */
export interface KeptOnPayload<State> {
  of: (payload: Payload) => State | undefined
  keep: (payload: Payload, state: State) => void
}

/**
 * Kept on the Payload itself: Next.js loads this module again for each of its layers, and in
 * development after each edit, while the Payload stays. What a module keeps for itself would be empty.
 */
export function keptOnPayload<State>(name: string): KeptOnPayload<State> {
  const key = Symbol.for(`stateroom.${name}`)
  return {
    of: (payload) => Reflect.get(payload, key),
    keep: (payload, state) => void Reflect.set(payload, key, state),
  }
}
