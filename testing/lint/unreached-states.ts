import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { beginningsOf, statesOf } from '../chart/states.ts'

/** The states that no path of a chart can enter, guards and data aside. */
export function unreachedStates(machine: AnyStateMachine): AnyStateNode[] {
  const reached = new Set<AnyStateNode>()
  enter(machine.root, reached)
  return statesOf(machine).filter((state) => !reached.has(state))
}

function enter(state: AnyStateNode, reached: Set<AnyStateNode>): void {
  visit(state, reached)
  for (const inner of beginningsOf(state)) if (!reached.has(inner)) enter(inner, reached)
}

/** Being in a state is being in those around it, and in all regions of those. */
function visit(state: AnyStateNode, reached: Set<AnyStateNode>): void {
  if (reached.has(state)) return
  reached.add(state)
  const { parent } = state
  if (parent) visit(parent, reached)
  const regions = parent?.type === 'parallel' ? Object.values(parent.states) : []
  for (const region of regions) if (!reached.has(region)) enter(region, reached)
  for (const target of targetsOf(state)) enter(target, reached)
}

const targetsOf = (state: AnyStateNode): AnyStateNode[] =>
  [...state.transitions.values(), state.always ?? []]
    .flat()
    .flatMap(({ target }): readonly AnyStateNode[] => target ?? [])
