import type { AnyStateMachine } from 'xstate'
import { slotsOf } from '../chart/slots.ts'
import { statesOf } from '../chart/states.ts'
import type { WrittenState } from '../chart/written.ts'
import { listOf, stateAt } from '../chart/written.ts'

/** Whether a machine may send events to itself: then any step can set off any arrow. */
export function talksToItself(machine: AnyStateMachine): boolean {
  const atStates = statesOf(machine).flatMap(({ path }) => {
    const { entry, exit } = stateAt(machine.config as WrittenState, path)
    return [...listOf(entry), ...listOf(exit)]
  })
  const onArrows = slotsOf(machine).flatMap(({ candidates }) =>
    candidates.flatMap(({ actions }) => listOf(actions)),
  )
  return [...Object.values(machine.implementations.actions), ...atStates, ...onArrows].some(isTalk)
}

const isTalk = (action: unknown): boolean =>
  typeof action === 'function' && 'type' in action && talks.includes(String(action.type))

const talks = ['xstate.raise', 'xstate.sendTo', 'xstate.enqueueActions']
