import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { partName } from '../../chart/names.ts'
import { pathOf, statesOf } from '../../chart/states.ts'
import type { WrittenState } from '../../chart/written.ts'
import { listOf, stateAt } from '../../chart/written.ts'
import type { Mutation } from '../mutation.ts'
import type { Spot } from '../spots.ts'
import { spotsOf } from '../spots.ts'
import { onArrow, sayArrow, sayState } from './on-arrow.ts'

/** Things that are not done, or in another order. */
export const actionMutations = (machine: AnyStateMachine): Mutation[] => [
  ...spotsOf(machine).flatMap((spot) => [...dropped(spot), ...swapped(spot)]),
  ...statesOf(machine).flatMap((state) =>
    sides.flatMap((side) => droppedAt(side, state, machine.config as WrittenState)),
  ),
]

const sides = ['entry', 'exit'] as const

function dropped(spot: Spot): Mutation[] {
  const actions = listOf(spot.written.actions)
  return actions.map((action, index) => ({
    ...onArrow(
      'action dropped',
      spot,
      { ...spot.written, actions: actions.toSpliced(index, 1) },
      `${sayArrow(spot.arrow)} does not do ${partName(action)}.`,
    ),
    detail: `${index} ${partName(action)}`,
  }))
}

function swapped(spot: Spot): Mutation[] {
  const actions = listOf(spot.written.actions)
  return actions.slice(1).map((second, index) => {
    const first = actions[index]
    return {
      ...onArrow(
        'actions swapped',
        spot,
        { ...spot.written, actions: actions.toSpliced(index, 2, second, first) },
        `${sayArrow(spot.arrow)} does ${partName(second)} before ${partName(first)}.`,
      ),
      detail: `${index} ${partName(second)}, ${partName(first)}`,
    }
  })
}

function droppedAt(
  side: (typeof sides)[number],
  state: AnyStateNode,
  config: WrittenState,
): Mutation[] {
  const path = pathOf(state)
  const actions = listOf(stateAt(config, state.path)[side])
  return actions.map((action, index) => ({
    operator: `${side} action dropped`,
    where: path,
    detail: `${index} ${partName(action)}`,
    says: `${sayState(path)} does not do ${partName(action)} on ${side}.`,
    touches: path,
    change(draft) {
      stateAt(draft.config, state.path)[side] = actions.toSpliced(index, 1)
    },
  }))
}
