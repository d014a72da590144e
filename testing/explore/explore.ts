import { placeOf } from '../chart/states.ts'
import { mustKnowItsBeginnings, mustKnowItsDelays } from '../chart/unknown-names.ts'
import { casesOf } from '../plan/cases.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { carefulStepper } from './careful-stepper.ts'
import { endless } from './endless.ts'
import type { Edge, Graph, Node, Root } from './graph.ts'
import { mustBeJson } from './json.ts'
import type { Moment } from './moment.ts'
import { mustBeSteady } from './steady.ts'
import { tellApart } from './tell-apart.ts'
import { waysFrom } from './ways.ts'

/** How far to explore at most. */
export interface Limits {
  /** How many different moments; by default 20,000. */
  nodes?: number
}

/**
 * Everything that a machine can do with the data of its plan, as a graph.
 *
 * @throws {ModelError} `chart.endless` at the limit, and whatever is wrong with the chart or the plan
 */
export function explore(plan: AnyPlan, { nodes: most = 20_000 }: Limits = {}): Graph {
  mustKnowItsBeginnings(plan.machine)
  mustKnowItsDelays(plan.machine)
  const cases = casesOf(plan)
  const stepper = carefulStepper(plan)
  const known = new Map<string, Node>()
  const edges: Edge[] = []
  const roots: Root[] = []
  const waiting: Node[] = []
  const graph: Graph = { machine: plan.machine.id, nodes: waiting, edges, roots }

  function nodeOf(moment: Moment): Node {
    const key = tellApart(plan, moment)
    const before = known.get(key)
    if (before) return before
    if (known.size === most) {
      mustBeSteady(plan, stepper, graph)
      throw endless(plan, waiting)
    }
    mustBeJson(plan.machine.id, 'context', moment.snapshot.context)
    const node: Node = {
      id: known.size,
      moment,
      place: placeOf(moment.snapshot),
      out: [],
      refused: [],
      beyond: [],
    }
    known.set(key, node)
    waiting.push(node)
    return node
  }

  for (const [input, value] of Object.entries(cases.inputs)) {
    const reaction = stepper.start(value)
    roots.push({ input, reaction, to: nodeOf(reaction.after) })
  }
  for (let at = 0; at < waiting.length; at += 1) {
    const from = waiting[at]!
    for (const way of waysFrom(plan, stepper, cases, from.moment)) {
      const { step, reaction, isRefused, isBeyond } = way
      if (isBeyond) {
        from.beyond.push(way)
        continue
      }
      const to = isRefused ? from : nodeOf(reaction.after)
      const edge: Edge = { id: edges.length, from, to, step, reaction, isRefused }
      edges.push(edge)
      if (isRefused) from.refused.push(edge)
      else from.out.push(edge)
    }
  }
  mustBeSteady(plan, stepper, graph)
  return graph
}
