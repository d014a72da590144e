import type { AnyStateMachine } from 'xstate'
import { not } from 'xstate'
import type { Mutation } from '../mutation.ts'
import { spotsOf } from '../spots.ts'
import { onArrow, sayArrow } from './on-arrow.ts'

/** Questions that are not asked, or whose answer is taken for its opposite. */
export const guardMutations = (machine: AnyStateMachine): Mutation[] =>
  spotsOf(machine).flatMap((spot): Mutation[] => {
    const { guard, ...rest } = spot.written
    if (guard === undefined) return []
    const arrow = sayArrow(spot.arrow)
    return [
      onArrow('guard dropped', spot, rest, `${arrow} does not ask its guard.`),
      onArrow('guard never', spot, { ...rest, guard: never }, `${arrow} is never taken.`),
      onArrow(
        'guard negated',
        spot,
        { ...rest, guard: not(guard as Parameters<typeof not>[0]) },
        `${arrow} is taken when its guard says no.`,
      ),
    ]
  })

const never = () => false
