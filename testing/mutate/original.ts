import type { Graph, Node } from '../explore/graph.ts'
import type { Moment } from '../explore/moment.ts'
import { tellApart } from '../explore/tell-apart.ts'
import type { Cases } from '../plan/cases.ts'
import { casesOf } from '../plan/cases.ts'
import type { AnyPlan } from '../plan/plan.ts'

/** All that mutants are compared with. */
export interface Original {
  plan: AnyPlan
  graph: Graph
  cases: Cases
  /** The node that stands for a moment; none beyond what was explored. */
  nodeOf(moment: Moment): Node | undefined
}

export function originalOf(plan: AnyPlan, graph: Graph): Original {
  let nodes: Map<string, Node> | null = null
  return {
    plan,
    graph,
    cases: casesOf(plan),
    nodeOf(moment) {
      nodes ??= new Map(graph.nodes.map((node) => [tellApart(plan, node.moment), node]))
      return nodes.get(tellApart(plan, moment))
    },
  }
}
