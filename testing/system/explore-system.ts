import { nextTimer } from '../explore/timers.ts'
import { isWithin } from '../explore/within.ts'
import { mapped } from '../objects.ts'
import type { SystemSeen } from '../plan/system-seen.ts'
import type { AnySystem } from './system.ts'
import { seenInSystem } from './seen-in-system.ts'
import type { SystemStep } from './system-step.ts'
import { outside } from './system-step.ts'
import type { Moments, SystemReaction, SystemStepper } from './system-stepper.ts'
import { systemStepper } from './system-stepper.ts'

/** One moment of all machines together. */
export interface SystemNode {
  moments: Moments
  /** How one comes here first. */
  by: SystemEdge
  out: SystemEdge[]
  /** Steps that lead farther than the plans go. */
  beyond: SystemEdge[]
}

/** A step of a system, or how it begins: then with the names of the inputs. */
export interface SystemEdge {
  from: SystemNode | null
  to: SystemNode | null
  step: SystemStep | null
  inputs: Readonly<Record<string, string>> | null
  messages: SystemReaction['messages']
  taken: SystemReaction['taken']
  seen: SystemSeen
}

/** All that machines can do together, as far as their plans go. */
export interface SystemGraph {
  system: AnySystem
  stepper: SystemStepper
  nodes: readonly SystemNode[]
  roots: readonly SystemEdge[]
  edges: number
  /** Whether there is more than was looked at. */
  isCut: boolean
}

/** Goes breadth first, so that of the moments beyond the limit only the farthest are missing. */
export function exploreSystem(
  system: AnySystem,
  { nodes: most = 20_000, stepper = systemStepper(system) }: { nodes?: number; stepper?: SystemStepper } = {},
): SystemGraph {
  const { parts } = stepper
  const known = new Map<string, SystemNode>()
  const nodes: SystemNode[] = []
  const roots: SystemEdge[] = []
  const worldly = worldlySteps(system, stepper)
  let edges = 0
  let isCut = false

  function edgeOf(from: SystemNode | null, step: SystemStep | null, reaction: SystemReaction, inputs: SystemEdge['inputs'] = null): SystemEdge {
    const seen = seenInSystem(from?.moments ?? null, step, reaction)
    const { messages, taken } = reaction
    const edge: SystemEdge = { from, to: null, step, inputs, messages, taken, seen }
    const isBeyond = Object.entries(reaction.after).some(([name, moment]) => !isWithin(parts[name]!.plan, moment))
    if (!isBeyond) edge.to = nodeOf(reaction.after, edge)
    return edge
  }
  function nodeOf(moments: Moments, by: SystemEdge): SystemNode | null {
    const key = Object.entries(moments).map(([name, moment]) => parts[name]!.keyOf(moment)).join('\n')
    const before = known.get(key)
    if (before) return before
    if (known.size === most) {
      isCut = true
      return null
    }
    const node: SystemNode = { moments, by, out: [], beyond: [] }
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

/** What people and the world may do at any time. */
export function worldlySteps({ direct, outside: told = {} }: AnySystem, { parts }: SystemStepper): SystemStep[] {
  const own = Object.entries(parts).flatMap(([part, { cases }]) =>
    cases.events
      .filter(({ event }) => direct[part]?.includes(event.type))
      .map((step) => ({ part, step })),
  )
  const around = Object.entries(told).flatMap(([type, examples]) =>
    Object.entries(examples).map(
      ([example, data]): SystemStep => ({
        part: outside,
        step: { cause: 'event', event: { ...data, type }, example },
      }),
    ),
  )
  return [...own, ...around]
}

/** How work that goes on may end, and time, which passes for all of them alike until the first timer is due. */
export function stepsIn(moments: Moments, { parts }: SystemStepper): SystemStep[] {
  const ends = Object.entries(moments).flatMap(([part, moment]) =>
    parts[part]!.endsIn(moment).map((step) => ({ part, step })),
  )
  const due = Object.values(moments).flatMap(({ timers }) => nextTimer(timers)?.left ?? [])
  if (due.length === 0) return ends
  return [...ends, { part: null, step: { cause: 'clock', ms: Math.min(...due) } }]
}

/** The machine that it was meant for ignores it, and nobody was told anything. */
export const isIgnored = ({ messages, taken }: SystemReaction, { step }: SystemStep): boolean =>
  step.cause !== 'clock' &&
  messages.length === 0 &&
  Object.values(taken).every((own) => own.every((one) => one.isIgnored))

/** Each machine with each of its inputs. */
function beginningsOf({ parts: plans }: AnySystem, { parts }: SystemStepper): Record<string, string>[] {
  return Object.keys(plans).reduce<Record<string, string>[]>(
    (sofar, name) =>
      Object.keys(parts[name]!.cases.inputs).flatMap((input) =>
        sofar.map((inputs) => ({ ...inputs, [name]: input })),
      ),
    [{}],
  )
}
