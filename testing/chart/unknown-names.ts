import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { ModelError } from '../model-error.ts'
import { nearest } from '../nearest.ts'
import { isRecord } from '../objects.ts'
import { pathOf, statesOf } from './states.ts'
import type { WrittenState } from './written.ts'
import { stateAt } from './written.ts'

/**
 * XState notices late when a group is to begin in a state that is not there.
 *
 * @throws {ModelError} `chart.unknownName`
 */
export function mustKnowItsBeginnings(machine: AnyStateMachine): void {
  const lost = statesOf(machine).find((state) => state.type === 'compound' && !hasBeginning(state))
  if (lost === undefined) return
  const { initial } = stateAt(machine.config as WrittenState, lost.path)
  const inner = Object.keys(lost.states)
  if (initial === undefined) {
    throw unknown(
      `${placeIn(machine, lost)} does not say in which of its states it begins. Add initial: '${inner[0]}'.`,
    )
  }
  const name = String(typeof initial === 'string' ? initial : initial.target)
  throw unknown(
    `${placeIn(machine, lost)} begins in "${name}", a state that is not there.${nearest(name, inner)}`,
  )
}

/**
 * XState does not notice at all that a delay is not there, and does not wait.
 *
 * @throws {ModelError} `chart.unknownName`
 */
export function mustKnowItsDelays(machine: AnyStateMachine): void {
  const known = Object.keys(machine.implementations.delays)
  for (const state of statesOf(machine)) {
    const name = actionsOf(state)
      .flatMap(delayIn)
      .find((delay) => !known.includes(delay))
    if (name === undefined) continue
    throw unknown(
      `${placeIn(machine, state)} waits for "${name}", a delay that is not there.${nearest(name, known)}`,
    )
  }
}

function hasBeginning(state: AnyStateNode): boolean {
  try {
    return state.initial.target.length > 0
  } catch {
    return false
  }
}

/** All that is done in a state and on the arrows from it. */
const actionsOf = ({ entry, exit, always = [], transitions }: AnyStateNode): unknown[] => [
  ...entry,
  ...exit,
  ...[always, ...transitions.values()].flat().flatMap(({ actions }) => actions),
]

/** The name of the delay of an event that is raised or sent later. */
const delayIn = (action: unknown): string[] =>
  hasDelay(action) && typeof action.delay === 'string' ? [action.delay] : []

const hasDelay = (action: unknown): action is { delay: unknown } =>
  (typeof action === 'function' || isRecord(action)) && 'delay' in action

const placeIn = ({ id }: AnyStateMachine, state: AnyStateNode) =>
  state.parent ? `${id}: ${pathOf(state)}` : id

const unknown = (sentence: string) => new ModelError('chart.unknownName', sentence)
