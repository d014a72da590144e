import { placesOf } from '../chart/states.ts'
import type { Edge, Node } from '../explore/graph.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import { offers } from '../explore/offers.ts'
import type { Stepper } from '../explore/stepper.ts'
import { createStepper } from '../explore/stepper.ts'
import { nextTimer } from '../explore/timers.ts'
import { isWithin } from '../explore/within.ts'
import { under } from '../objects.ts'
import type { Step } from '../plan/step.ts'
import { moverTo } from './moved.ts'
import type { Mutant } from './mutation.ts'
import type { Original } from './original.ts'

/** What a chart and its mutant do on the same step. */
export interface Meeting {
  /** The step, or the name of the input. */
  cause: Step | string
  one: Reaction
  /** The sentence of what it threw, where it threw. */
  other: Reaction | string
  /** Where the original comes to, when that is known. */
  to?: Node
}

/** A chart and its mutant after the same story: in the very same moment, or in two. */
export type Pair = { together: Node } | { one: Moment; other: Moment }

/** All that can happen next to a chart and its mutant. */
export interface Meetings {
  beginnings(): Iterable<Meeting>
  after(pair: Pair): Iterable<Meeting>
}

export function meetingsOf({ plan, graph, cases }: Original, mutant: Mutant): Meetings {
  const [original, mistaken] = [createStepper(plan.machine), createStepper(mutant.machine)]
  const move = moverTo(mutant.machine)

  /** Only the steps that pass by the mistake have to be taken: any other is the same step. */
  function* together(node: Node): Iterable<Meeting> {
    const isThere = isIn(node, mutant)
    let moved: Moment | null = null
    for (const edge of [...node.out, ...node.refused]) {
      const { step, reaction: one, to } = edge
      const isPassed = isThere || one.visited.includes(mutant.touches)
      if (isPassed && mutant.matters?.(step, one) !== false) {
        moved ??= move(node.moment)
        yield { cause: step, one, other: taken(mistaken, moved, step), to }
      } else if (!edge.isRefused) {
        yield { cause: step, one, other: one, to }
      }
    }
  }
  function* apart(one: Moment, other: Moment): Iterable<Meeting> {
    for (const step of stepsAfter(one, other, cases)) {
      const reaction = original.take(one, step)
      if (!isWithin(plan, reaction.after)) continue
      yield { cause: step, one: reaction, other: taken(mistaken, other, step) }
    }
  }
  return {
    beginnings: () =>
      graph.roots.map(({ input, reaction, to }) => ({
        cause: input,
        one: reaction,
        other: attempt(() => mistaken.start(under(plan.inputs, input))),
        to,
      })),
    after: (pair) => ('together' in pair ? together(pair.together) : apart(pair.one, pair.other)),
  }
}

export const isIn = ({ moment }: Node, { touches }: Mutant): boolean =>
  touches === '' ||
  placesOf(moment.snapshot).some((place) => place === touches || place.startsWith(`${touches}.`))

/** What the world may do to the original, and each of their timers. */
function stepsAfter(one: Moment, other: Moment, cases: Original['cases']): Step[] {
  const [due, dueToo] = [nextTimer(one.timers), nextTimer(other.timers)]
  const isOwn = dueToo !== undefined && dueToo.left !== due?.left
  return [...offers(one, cases), ...(isOwn ? [{ cause: 'clock' as const, ms: dueToo.left }] : [])]
}

const taken = (stepper: Stepper, moment: Moment, step: Edge['step']) =>
  attempt(() => stepper.take(moment, step))

function attempt(react: () => Reaction): Reaction | string {
  try {
    return react()
  } catch (thrown) {
    return `throws: ${thrown instanceof Error ? thrown.message : String(thrown)}`
  }
}
