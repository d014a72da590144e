import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Arrow } from './arrows.ts'
import { actionName, arrowsOf } from './arrows.ts'
import { partName } from './names.ts'
import { statesOf } from './states.ts'
import { mustKnowItsBeginnings } from './unknown-names.ts'

/** What a machine consists of, by name. */
export interface Chart {
  states: readonly AnyStateNode[]
  arrows: readonly Arrow[]
  work: readonly string[]
  guards: readonly string[]
  actions: readonly string[]
}

/**
 * Reads a machine; everything comes in the order in which it is written there.
 *
 * @throws {ModelError} `chart.unknownName`
 */
export function chartOf(machine: AnyStateMachine): Chart {
  mustKnowItsBeginnings(machine)
  const states = statesOf(machine)
  const arrows = arrowsOf(machine)
  const inAndOut = states.flatMap(({ entry, exit }) => [...entry, ...exit]).flatMap(actionName)
  return {
    states,
    arrows,
    work: unique(states.flatMap(({ invoke }) => invoke.map(({ src }) => partName(src)))),
    guards: unique(arrows.flatMap(({ guard }) => guard.match(/\w+(?![\w(])/g) ?? [])),
    actions: unique([...inAndOut, ...arrows.flatMap(({ actions }) => actions)]),
  }
}

const unique = (names: readonly string[]) => [...new Set(names.filter(Boolean))]
