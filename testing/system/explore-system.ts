import { isWithin } from '../explore/within.ts'
import { mapped } from '../objects.ts'
import { beginningsOf, isIgnored, stepsIn, worldlySteps } from './offers.ts'
import { seenInSystem } from './seen-in-system.ts'
import type { AnySystem } from './system.ts'
import type { SystemEdge, SystemGraph, SystemNode } from './system-graph.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import type { SystemStep } from './system-step.ts'
import type { SystemStepper } from './system-stepper.ts'
import { systemStepper } from './system-stepper.ts'

/** Goes breadth first, so that of the moments beyond the limit only the farthest are missing. */
export function exploreSystem(
  system: AnySystem,
  {
    nodes: most = 3_000,
    stepper = systemStepper(system),
  }: { nodes?: number; stepper?: SystemStepper } = {},
): SystemGraph {
  const { parts } = stepper
  const known = new Map<string, SystemNode>()
  const nodes: SystemNode[] = []
  const roots: SystemEdge[] = []
  const worldly = worldlySteps(system, stepper)
  let edges = 0
  let isCut = false

  function edgeOf(
    from: SystemNode | null,
    step: SystemStep | null,
    reaction: SystemReaction,
    inputs: SystemEdge['inputs'] = null,
  ): SystemEdge {
    const seen = seenInSystem(from?.moments ?? null, step, reaction)
    const { messages, taken } = reaction
    const edge: SystemEdge = { from, to: null, step, inputs, messages, taken, seen }
    const isBeyond = Object.entries(reaction.after).some(
      ([name, moment]) => !isWithin(parts[name]!.plan, moment),
    )
    if (!isBeyond) edge.to = nodeOf(reaction.after, edge)
    return edge
  }
  function nodeOf(moments: Moments, by: SystemEdge): SystemNode | null {
    const key = Object.entries(moments)
      .map(([name, moment]) => parts[name]!.keyOf(moment))
      .join('\n')
    const before = known.get(key)
    if (before) return before
    if (known.size === most) {
      isCut = true
      return null
    }
    const node: SystemNode = { key, moments, by, out: [], beyond: [] }
    known.set(key, node)
    nodes.push(node)
    return node
  }

  for (const inputs of beginningsOf(system, stepper)) {
    const values = mapped(inputs, (input, name) => parts[name]!.cases.inputs[input])
    roots.push(edgeOf(null, null, stepper.start(values), inputs))
  }
  for (const node of nodes) {
    for (const step of [...worldly, ...stepsIn(node.moments, stepper)]) {
      const reaction = stepper.take(node.moments, step)
      if (isIgnored(reaction, step)) continue
      edges += 1
      const edge = edgeOf(node, step, reaction)
      if (edge.to) node.out.push(edge)
      else node.beyond.push(edge)
    }
  }
  return { system, stepper, nodes, roots, edges, isCut }
}
