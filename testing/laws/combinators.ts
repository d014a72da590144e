import type { Law, SeenOf, Subject } from '../plan/law.ts'
import { broken } from '../plan/law.ts'

/** A question about one step. */
export type Holds<Of extends Subject> = (seen: SeenOf<Of>) => boolean

/** It holds after every step. */
export const always = <Of extends Subject>(holds: Holds<Of>): Law<Of> => ({
  begin: null,
  next: (_, seen) => (holds(seen) ? null : broken),
})

/** It holds after no step. */
export const never = <Of extends Subject>(holds: Holds<Of>): Law<Of> =>
  always((seen) => !holds(seen))

/** In the step in which the one happens, the other does. */
export const whenever = <Of extends Subject>(one: Holds<Of>, other: Holds<Of>): Law<Of> =>
  always((seen) => !one(seen) || other(seen))

/** From the step after one on, it holds until another; in that step it need not. */
export const from = <Of extends Subject>(
  one: Holds<Of>,
  holds: Holds<Of>,
  until: Holds<Of> = () => false,
): Law<Of> => ({
  begin: false,
  next(isOn, seen) {
    const still = isOn === true && !until(seen)
    if (still && !holds(seen)) return broken
    return still || one(seen)
  },
})

/** It happens only after another did, and after each reset only when that did again. */
export const onlyAfter = <Of extends Subject>(
  other: Holds<Of>,
  happens: Holds<Of>,
  resets: Holds<Of> = () => false,
): Law<Of> => ({
  begin: false,
  next(hasBeen, seen) {
    const may = hasBeen === true || other(seen)
    if (happens(seen) && !may) return broken
    return may && !resets(seen)
  },
})

/** Between two of them, at least so many ms pass, unless something resets it. */
export const atMostEvery = <Of extends Subject>(
  ms: number,
  happens: Holds<Of>,
  resets: Holds<Of> = () => false,
): Law<Of> => ({
  begin: null,
  next(since, seen) {
    const passed = since === null || resets(seen) ? null : Math.min(ms, Number(since) + seen.ms)
    if (!happens(seen)) return passed
    return passed !== null && passed < ms ? broken : 0
  },
})

/** After the one, the other happens before more than so many ms have passed. */
export const within = <Of extends Subject>(
  ms: number,
  one: Holds<Of>,
  other: Holds<Of>,
): Law<Of> => ({
  begin: null,
  next(since, seen) {
    if (other(seen)) return null
    const passed = since === null ? null : Number(since) + seen.ms
    if (passed !== null && passed > ms) return broken
    return passed ?? (one(seen) ? 0 : null)
  },
})

/** A law with a memory of its own. It must stay small: count only as far as it matters. */
export const remember = <Of extends Subject, Kept>(
  begin: Kept,
  next: (kept: Kept, seen: SeenOf<Of>) => Kept | typeof broken,
): Law<Of> => ({ begin, next: (kept, seen) => next(kept as Kept, seen) })
