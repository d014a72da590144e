import type { AnyStateMachine } from 'xstate'
import { slotsOf } from '../../chart/slots.ts'
import { pathOf, statesOf } from '../../chart/states.ts'
import type { WrittenState } from '../../chart/written.ts'
import { stateAt } from '../../chart/written.ts'
import type { Step } from '../../plan/step.ts'
import { isHeardAs } from '../heard-as.ts'
import type { Mutation } from '../mutation.ts'
import { sayState } from './on-arrow.ts'

/** Candidates that are asked in another order, and events that are mixed up. */
export const orderMutations = (machine: AnyStateMachine): Mutation[] => [
  ...candidatesSwapped(machine),
  ...eventsExchanged(machine),
]

const candidatesSwapped = (machine: AnyStateMachine): Mutation[] =>
  slotsOf(machine).flatMap(({ state, event, candidates, write }) =>
    candidates.slice(1).map((second, index) => {
      const path = pathOf(state)
      return {
        operator: 'candidates swapped',
        where: `${path}|${event}|${index}`,
        says: `On ${event}, ${sayState(path)} tries candidate ${index + 2} before candidate ${index + 1}.`,
        touches: path,
        matters: (step: Step) => isHeardAs(step, event),
        change: ({ config }) =>
          write(config, candidates.toSpliced(index, 2, second, candidates[index]!)),
      }
    }),
  )

const eventsExchanged = (machine: AnyStateMachine): Mutation[] =>
  statesOf(machine).flatMap((state) => {
    const path = pathOf(state)
    const events = Object.keys(stateAt(machine.config as WrittenState, state.path).on ?? {})
    return events.flatMap((one, index) =>
      events.slice(index + 1).map((other) => ({
        operator: 'events exchanged',
        where: path,
        detail: `${one}, ${other}`,
        says: `${sayState(path)} takes ${one} for ${other}, and the other way round.`,
        touches: path,
        matters: (step: Step) => isHeardAs(step, one) || isHeardAs(step, other),
        change({ config }) {
          const on = stateAt(config, state.path).on!
          Object.assign(on, { [one]: on[other], [other]: on[one] })
        },
      })),
    )
  })
