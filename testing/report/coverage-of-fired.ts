import type { AnyStateNode } from 'xstate'
import type { Arrow } from '../chart/arrows.ts'
import { arrowsOf } from '../chart/arrows.ts'
import { beginningsOf, pathOf } from '../chart/states.ts'
import { startCoverage } from '../drive/coverage.ts'
import { explore } from '../explore/explore.ts'
import type { Reaction } from '../explore/moment.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { MachineResult } from './results.ts'
import { unreachedIn } from './results.ts'

/** The arrows of each step of a test, the beginning first. */
export type Fired = readonly (readonly string[])[]

/**
 * What tests covered of which no more is known than the arrows that fired: a browser tells nothing
 * of guards, examples and refusals.
 */
export function coverageOfFired(
  plan: AnyPlan,
  tests: readonly Fired[],
): Pick<MachineResult, 'coverage' | 'missing' | 'unreached' | 'arrows'> {
  const count = startCoverage(plan, explore(plan))
  const arrows = new Map(arrowsOf(plan.machine).map((arrow) => [arrow.id, arrow]))
  for (const [begin = [], ...steps] of tests) {
    let before = reactionOf(begin, arrows, plan)
    count.add(happening(before), null)
    for (const step of steps) {
      const reaction = reactionOf(step, arrows)
      if (reaction.fired.length === 0) continue
      count.add(happening(reaction), before)
      before = reaction
    }
  }
  const missing = { ...count.missing(), guards: [], examples: [], refusals: [] }
  return {
    coverage: { ...count.coverage(), ...untold },
    missing,
    unreached: unreachedIn({ missing }),
    arrows: Object.fromEntries(count.arrows()),
  }
}

const untold = { guards: null, examples: null, refusals: null }

const happening = (reaction: Reaction) => ({ place: '', said: '', reaction, isRefused: false })

/** As far as it can be told; with a plan, that of the beginning. */
function reactionOf(ids: readonly string[], arrows: ReadonlyMap<string, Arrow>, begun?: AnyPlan) {
  const fired = ids.flatMap((id) => arrows.get(id) ?? [])
  const entered = [...(begun ? [begun.machine.root] : []), ...fired.flatMap(({ to }) => to)]
  const visited = [...fired.flatMap(({ from }) => above(from)), ...entered.flatMap(enteredWith)]
  // Nobody asks what came after: the criteria look at what happened on the way.
  return { fired, asked: [], effects: [], visited: visited.map(pathOf) } as unknown as Reaction
}

/** A state, and all that it is in. */
const above = (state: AnyStateNode): AnyStateNode[] =>
  state.parent ? [state, ...above(state.parent)] : [state]

/** What becomes active with a state that is entered: all that it is in, and where it begins. */
const enteredWith = (state: AnyStateNode): AnyStateNode[] => [...above(state), ...within(state)]

const within = (state: AnyStateNode): AnyStateNode[] =>
  beginningsOf(state).flatMap((child) => [child, ...within(child)])
