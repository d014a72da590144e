import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isWithin, pathOf, statesOf } from '../../chart/states.ts'
import { stateAt } from '../../chart/written.ts'
import type { Reaction } from '../../explore/moment.ts'
import type { Step } from '../../plan/step.ts'
import type { Draft, Mutation } from '../mutation.ts'
import { sayState } from './on-arrow.ts'

/** States that begin elsewhere, or do not end. */
export const stateMutations = (machine: AnyStateMachine): Mutation[] =>
  statesOf(machine).flatMap((state) => [...otherInitials(state), ...madePlain(state)])

function otherInitials(state: AnyStateNode): Mutation[] {
  const path = pathOf(state)
  const initial = state.type === 'compound' ? state.initial.target[0] : undefined
  if (initial === undefined) return []
  return Object.values(state.states)
    .filter(({ key }) => key !== initial.path[state.path.length])
    .map(({ key }) => ({
      operator: 'other initial',
      where: path,
      detail: key,
      says: `${sayState(path)} begins in ${key} instead of ${initial.key}.`,
      touches: path,
      matters: (_: Step, { fired }: Reaction) =>
        fired.some(({ to }) => to.some((target) => !isInside(target, state))),
      change({ config }: Draft) {
        const written = stateAt(config, state.path)
        written.initial =
          typeof written.initial === 'object' ? { ...written.initial, target: key } : key
      },
    }))
}

/** An arrow to what is inside says itself where to begin. */
const isInside = (state: AnyStateNode, outer: AnyStateNode): boolean =>
  state.path.length > outer.path.length && isWithin(state, outer)

function madePlain(state: AnyStateNode): Mutation[] {
  if (state.type !== 'final') return []
  const path = pathOf(state)
  return [
    {
      operator: 'final made plain',
      where: path,
      says: `${sayState(path)} is not the end.`,
      touches: path,
      change({ config }) {
        delete stateAt(config, state.path).type
      },
    },
  ]
}
