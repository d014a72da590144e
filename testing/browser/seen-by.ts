import type { AnyMachineSnapshot } from 'xstate'
import type { Edge, Graph, Node } from '../explore/graph.ts'
import { under } from '../objects.ts'
import type { AnyPageModel } from '../page-model.ts'
import { isUnseen } from '../page-model.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'

/** The part of a graph that a browser can go through. */
export interface SeenGraph {
  graph: Graph
  /** Why steps were left out, by the arrows that only such steps would have used. */
  unseen: Readonly<Record<string, string>>
}

/** Leaves out the steps that no view can cause, and what can only be reached by them. */
export function seenBy(model: AnyPageModel, whole: Graph): SeenGraph {
  const copies = new Map<Node, Node>()
  const waiting: Node[] = []
  const edges: Edge[] = []
  const reasons = new Map<string, string>()

  function copyOf(node: Node): Node {
    const known = copies.get(node)
    if (known) return known
    const copy: Node = { ...node, out: [], refused: [] }
    copies.set(node, copy)
    waiting.push(node)
    return copy
  }

  function follow(edge: Edge): void {
    const reason = reasonAgainst(model, edge.step, edge.from.moment.snapshot)
    if (reason !== undefined) {
      for (const { id } of edge.reaction.fired) if (!reasons.has(id)) reasons.set(id, reason)
      return
    }
    const from = copyOf(edge.from)
    const copy: Edge = { ...edge, id: edges.length, from, to: copyOf(edge.to) }
    edges.push(copy)
    if (edge.isRefused) from.refused.push(copy)
    else from.out.push(copy)
  }

  const roots = whole.roots.map((root) => ({ ...root, to: copyOf(root.to) }))
  for (let at = 0; at < waiting.length; at += 1) {
    const { out, refused } = waiting[at]!
    for (const edge of [...out, ...refused]) follow(edge)
  }

  const seen = new Set([...roots, ...edges].flatMap(({ reaction }) => firedIn(reaction)))
  const lost = whole.edges
    .flatMap(({ reaction }) => firedIn(reaction))
    .filter((id) => !seen.has(id))
  return {
    graph: {
      machine: whole.machine,
      nodes: waiting.map((node) => copies.get(node)!),
      edges,
      roots,
    },
    unseen: Object.fromEntries(lost.map((id) => [id, reasons.get(id) ?? onlyBehind])),
  }
}

const onlyBehind = 'it comes only after steps that no view can cause'

const firedIn = ({ fired }: Edge['reaction']) => fired.map(({ id }) => id)

/** Why a step cannot be caused in a page in this moment; undefined: it can. */
export function reasonAgainst(
  model: AnyPageModel,
  step: Step,
  snapshot: AnyMachineSnapshot,
): string | undefined {
  if (step.cause !== 'clock') {
    const part =
      step.cause === 'event' ? under(model.events, step.event.type) : under(model.work, step.work)
    if (part && isUnseen(part)) return part.unseen
  }
  return model.beyond?.(step, snapshot as never)
}

/** The plan, told apart and limited as the page model says. */
export function planFor(model: AnyPageModel, plan: AnyPlan): AnyPlan {
  const own = plan.tellApart ?? (({ context }: AnyMachineSnapshot) => context)
  return {
    ...plan,
    ...(model.tellApart && {
      tellApart: (snapshot: never) => [own(snapshot), model.tellApart?.(snapshot)],
    }),
    ...(model.within && {
      within: (snapshot: never) =>
        (plan.within?.(snapshot) ?? true) && (model.within?.(snapshot) ?? true),
    }),
  }
}
