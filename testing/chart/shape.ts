import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { hashOf } from '../hash.ts'
import type { Arrow } from './arrows.ts'
import { actionName, arrowsOf } from './arrows.ts'
import { partName } from './names.ts'
import { pathOf, statesOf } from './states.ts'

/** What is written in a chart, so that two versions of it can be told apart. */
export interface Shape {
  /** Short; the same for charts that are written alike. */
  hash: string
  /** A line for every state and every arrow. */
  lines: readonly string[]
}

/** Names and structure only: what guards, actions and delays do inside is not looked at. */
export function shapeOf(machine: AnyStateMachine): Shape {
  const lines = [...statesOf(machine).map(sayState), ...arrowsOf(machine).map(sayArrow)]
  return { hash: hashOf(lines.join('\n')), lines }
}

function sayState(state: AnyStateNode): string {
  const { entry, exit, initial, invoke, type } = state
  return [
    `state ${pathOf(state) || 'the whole'}`,
    type,
    ...initial.target.map((first) => `begins in ${pathOf(first)}`),
    ...entry.flatMap(actionName).map((name) => `entry ${name}`),
    ...exit.flatMap(actionName).map((name) => `exit ${name}`),
    ...invoke.map(({ src }) => `does ${partName(src)}`),
  ].join(', ')
}

function sayArrow({ id, guard, to, actions, definition }: Arrow): string {
  const targets = to.map((state) => pathOf(state) || 'the whole').join(' and ')
  return [
    `arrow ${id}`,
    guard && `if ${guard}`,
    targets && `to ${targets}`,
    definition.reenter && 'anew',
    ...actions.map((name) => `does ${name}`),
  ]
    .filter(Boolean)
    .join(', ')
}
