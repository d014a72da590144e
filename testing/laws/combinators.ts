import type { AnyStateMachine } from 'xstate'
import type { Law } from '../plan/law.ts'
import { broken } from '../plan/law.ts'
import type { Seen } from '../plan/seen.ts'

/** A question about one step. */
export type Holds<Machine extends AnyStateMachine> = (seen: Seen<Machine>) => boolean

/** It holds after every step. */
export const always = <M extends AnyStateMachine>(holds: Holds<M>): Law<M> => ({
  begin: null,
  next: (_, seen) => (holds(seen) ? null : broken),
})

/** It holds after no step. */
export const never = <M extends AnyStateMachine>(holds: Holds<M>): Law<M> =>
  always((seen) => !holds(seen))

/** In the step in which the one happens, the other does. */
export const whenever = <M extends AnyStateMachine>(one: Holds<M>, other: Holds<M>): Law<M> =>
  always((seen) => !one(seen) || other(seen))

/** From the step after one on, it holds until another; in that step it need not. */
export const from = <M extends AnyStateMachine>(
  one: Holds<M>,
  holds: Holds<M>,
  until: Holds<M> = () => false,
): Law<M> => ({
  begin: false,
  next(isOn, seen) {
    const still = isOn === true && !until(seen)
    if (still && !holds(seen)) return broken
    return still || one(seen)
  },
})

/** It happens only after another did, and after each reset only when that did again. */
export const onlyAfter = <M extends AnyStateMachine>(
  other: Holds<M>,
  happens: Holds<M>,
  resets: Holds<M> = () => false,
): Law<M> => ({
  begin: false,
  next(hasBeen, seen) {
    const may = hasBeen === true || other(seen)
    if (happens(seen) && !may) return broken
    return may && !resets(seen)
  },
})

/** Between two of them, at least so many ms pass, unless something resets it. */
export const atMostEvery = <M extends AnyStateMachine>(
  ms: number,
  happens: Holds<M>,
  resets: Holds<M> = () => false,
): Law<M> => ({
  begin: null,
  next(since, seen) {
    const passed = since === null || resets(seen) ? null : Math.min(ms, Number(since) + seen.ms)
    if (!happens(seen)) return passed
    return passed !== null && passed < ms ? broken : 0
  },
})

/** After the one, the other happens before more than so many ms have passed. */
export const within = <M extends AnyStateMachine>(
  ms: number,
  one: Holds<M>,
  other: Holds<M>,
): Law<M> => ({
  begin: null,
  next(since, seen) {
    if (other(seen)) return null
    const passed = since === null ? null : Number(since) + seen.ms
    if (passed !== null && passed > ms) return broken
    return passed ?? (one(seen) ? 0 : null)
  },
})

/** A law with a memory of its own. It must stay small: count only as far as it matters. */
export const remember = <M extends AnyStateMachine, Kept>(
  begin: Kept,
  next: (kept: Kept, seen: Seen<M>) => Kept | typeof broken,
): Law<M> => ({ begin, next: (kept, seen) => next(kept as Kept, seen) })
