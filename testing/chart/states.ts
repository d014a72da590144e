import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

/** Every state of a chart, the root first, in the order in which they are written. */
export const statesOf = ({ root }: AnyStateMachine): AnyStateNode[] => [root, ...statesIn(root)]

const statesIn = (state: AnyStateNode): AnyStateNode[] =>
  Object.values(state.states).flatMap((child) => [child, ...statesIn(child)])

/** A state's name from the top: `wide.open`; the machine itself has none. */
export const pathOf = ({ path }: AnyStateNode): string => path.join('.')

/** Whether a state is another or somewhere inside it; both may be of different copies of a chart. */
export const isWithin = ({ path }: AnyStateNode, outer: AnyStateNode): boolean =>
  outer.path.every((key, index) => key === path[index])

/** Whether a machine can be there: the whole is nowhere in itself, and history only points elsewhere. */
export const isPlace = ({ parent, type }: AnyStateNode): boolean =>
  parent !== undefined && type !== 'history'

/** Where a state begins: in all regions of a parallel one, in none where there is nothing inside. */
export const beginningsOf = (state: AnyStateNode): readonly AnyStateNode[] =>
  state.type === 'parallel' ? Object.values(state.states) : state.initial.target

/** Whether a state has no others inside. */
export const isLeaf = ({ states }: AnyStateNode): boolean => Object.keys(states).length === 0

/** Where a machine is: its active leaves, e.g. `['open.content.clean', 'open.removal.idle']`. */
export const placesOf = (snapshot: AnyMachineSnapshot): string[] =>
  activeStates(snapshot).filter(isLeaf).map(pathOf)

/** The same in words: `open.content.clean + open.removal.idle`. */
export const placeOf = (snapshot: AnyMachineSnapshot): string => placesOf(snapshot).join(' + ')

/** Every active state, in the chart's order; `_nodes` is the one place where XState 5 keeps them. */
export const activeStates = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  _nodes.toSorted((one, other) => one.order - other.order)
