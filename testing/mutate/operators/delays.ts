import type { AnyStateMachine } from 'xstate'
import { pathOf, statesOf } from '../../chart/states.ts'
import type { WrittenState } from '../../chart/written.ts'
import { stateAt } from '../../chart/written.ts'
import type { Draft, Mutation } from '../mutation.ts'
import { sayState } from './on-arrow.ts'

/** Timers that are due too late, or too early. */
export const delayMutations = (machine: AnyStateMachine): Mutation[] =>
  statesOf(machine).flatMap((state) => {
    const path = pathOf(state)
    const delays = Object.keys(stateAt(machine.config as WrittenState, state.path).after ?? {})
    return delays.flatMap((delay) =>
      mistakes.map(({ operator, factor, says }) => ({
        operator,
        where: `${path}|after ${delay}|0`,
        says: `In ${sayState(path)}, ${delay} takes ${says}.`,
        touches: path,
        change(draft) {
          const written = stateAt(draft.config, state.path)
          written.after = renamed(written.after!, delay, timesOf(draft, delay, factor))
        },
      })),
    )
  })

const mistakes = [
  { operator: 'delay doubled', factor: 2, says: 'twice as long' },
  { operator: 'delay halved', factor: 0.5, says: 'half as long' },
]

/** The name of a delay that is so many times as long; a named one has to be made. */
function timesOf(draft: Draft, delay: string, factor: number): string {
  const known = draft.implementations.delays[delay]
  if (known === undefined) return String(Number(delay) * factor)
  const name = `${delay} × ${factor}`
  const longer: typeof known =
    typeof known === 'function' ? (args, params) => known(args, params) * factor : known * factor
  const { delays } = draft.implementations
  draft.implementations = { ...draft.implementations, delays: { ...delays, [name]: longer } }
  return name
}

const renamed = (record: Record<string, unknown>, from: string, to: string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value]))
