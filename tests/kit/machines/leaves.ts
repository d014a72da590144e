import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** Every state of a chart that has no states inside, e.g. `signedOut.waiting`. */
export const leavesOf = (machine: AnyStateMachine): string[] => leavesIn(machine.root)

const leavesIn = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesIn)
}

/** Where a machine is, in the same words; in a parallel state that is more than one place. */
export const placesOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        placesOf(inner!).map((place) => `${key}.${place}`),
      )
