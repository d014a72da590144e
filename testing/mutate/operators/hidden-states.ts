import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { beginningsOf, pathOf } from '../../chart/states.ts'
import type { WrittenState, WrittenWork } from '../../chart/written.ts'
import { copied, listOf, stateAt } from '../../chart/written.ts'
import { isHeardAs } from '../heard-as.ts'
import type { Mutation } from '../mutation.ts'
import type { Spot } from '../spots.ts'
import { spotsOf } from '../spots.ts'
import { sayArrow } from './on-arrow.ts'

/**
 * The mistakes that are hard to find: after one arrow all looks as it should, but the next one is
 * missing. The arrow leads to a copy of its target, which cannot be told from it by looking.
 */
export function hiddenStateMutations(machine: AnyStateMachine): Mutation[] {
  const spots = spotsOf(machine)
  return spots.flatMap((spot) => {
    const [target, ...others] = spot.arrow.to
    if (target === undefined || others.length > 0 || !canBeCopied(target)) return []
    return spots
      .filter(({ arrow }) => isEntered(arrow.from, target))
      .map((missing) => missingAfter(machine, spot, target, missing))
  })
}

function missingAfter(
  { id }: AnyStateMachine,
  { arrow, written, replace }: Spot,
  target: AnyStateNode,
  missing: Spot,
): Mutation {
  const siblings = target.path.slice(0, -1)
  const key = `${target.key} (hidden)`
  const path = [...siblings, key]
  return {
    operator: 'hidden state',
    where: arrow.id,
    detail: `without ${missing.arrow.id}`,
    says: `${sayArrow(missing.arrow)} is missing after ${arrow.id}.`,
    touches: pathOf(arrow.from),
    matters: (step) => isHeardAs(step, arrow.event),
    disguise: { path: path.join('.'), looksLike: pathOf(target) },
    change({ config }) {
      const without = copied(config)
      const led = { ...written, target: `#${[id, ...path].join('.')}` }
      replace(without, led)
      missing.replace(without, null)
      const hidden = stateAt(without, target.path)
      keepIds(hidden, target)
      stateAt(config, siblings).states![key] = hidden
      replace(config, led)
    },
  }
}

/** A name must lead to the original, and an answer to whichever of the two has asked. */
function keepIds(hidden: WrittenState, original: AnyStateNode): void {
  delete hidden.id
  if (hidden.invoke !== undefined) {
    hidden.invoke = listOf<WrittenWork>(hidden.invoke).map((work, index) => ({
      ...work,
      id: original.invoke[index]!.id,
    }))
  }
  for (const [key, child] of Object.entries(hidden.states ?? {})) {
    keepIds(child, original.states[key]!)
  }
}

/** A region of a parallel state has no double: both would be active. */
const canBeCopied = ({ parent }: AnyStateNode): boolean =>
  parent !== undefined && parent.type !== 'parallel'

/** Whether a state is where one is after an arrow to that target. */
const isEntered = (state: AnyStateNode, target: AnyStateNode): boolean =>
  state === target || beginningsOf(target).some((inner) => isEntered(state, inner))
