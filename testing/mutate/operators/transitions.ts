import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Arrow } from '../../chart/arrows.ts'
import { isWithin, pathOf } from '../../chart/states.ts'
import type { WrittenTransition } from '../../chart/written.ts'
import { listOf } from '../../chart/written.ts'
import type { Mutation } from '../mutation.ts'
import type { Spot } from '../spots.ts'
import { spotsOf } from '../spots.ts'
import { onArrow, sayArrow } from './on-arrow.ts'

/** Arrows that are missing, or lead somewhere else. */
export const transitionMutations = (machine: AnyStateMachine): Mutation[] =>
  spotsOf(machine).flatMap((spot) => [
    onArrow('transition removed', spot, null, `${sayArrow(spot.arrow)} is missing.`),
    ...otherTargets(machine, spot),
    ...targetDropped(spot),
    ...reenterToggled(spot),
  ])

function otherTargets(machine: AnyStateMachine, spot: Spot): Mutation[] {
  const targets = listOf<string>(spot.written.target)
  return spot.arrow.to.flatMap((target, index) =>
    siblingsOf(target).map((other) => {
      const written = targets.toSpliced(index, 1, addressOf(machine, other))
      return {
        ...onArrow(
          'other target',
          spot,
          { ...spot.written, target: written },
          `${sayArrow(spot.arrow)} leads to ${pathOf(other)} instead of ${pathOf(target)}.`,
        ),
        detail: pathOf(other),
      }
    }),
  )
}

function targetDropped(spot: Spot): Mutation[] {
  if (spot.arrow.to.length === 0) return []
  const { target, ...rest } = spot.written
  return [onArrow('target dropped', spot, rest, `${sayArrow(spot.arrow)} leads nowhere.`)]
}

/** It matters only to a state that is left and entered again, and does something then. */
function reenterToggled({ arrow, ...spot }: Spot): Mutation[] {
  if (!staysWithin(arrow) || !doesSomething(arrow.from)) return []
  const reenter = spot.written.reenter !== true
  const toggled: WrittenTransition = { ...spot.written, reenter }
  const says = reenter ? 'leaves its state first.' : 'does not leave its state first.'
  return [onArrow('reenter toggled', { arrow, ...spot }, toggled, `${sayArrow(arrow)} ${says}`)]
}

const staysWithin = ({ from, to }: Arrow): boolean =>
  to.length > 0 && to.every((target) => isWithin(target, from))

const doesSomething = ({ entry, exit, after, invoke }: AnyStateNode): boolean =>
  [entry, exit, after, invoke].some(({ length }) => length > 0)

const siblingsOf = (state: AnyStateNode): AnyStateNode[] =>
  state.parent === undefined || state.parent.type === 'parallel'
    ? []
    : Object.values(state.parent.states).filter((other) => other !== state)

/** By the path from the root: it means the same wherever it is written. */
const addressOf = ({ id }: AnyStateMachine, { path }: AnyStateNode) => `#${[id, ...path].join('.')}`
