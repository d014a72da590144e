import type { Message } from '../plan/system-seen.ts'
import { checkSystem } from './check-system.ts'
import { exploreSystem } from './explore-system.ts'
import type { SystemGraph, SystemNode } from './system-graph.ts'
import { outside } from './system-step.ts'
import { systemStepper } from './system-stepper.ts'

/** A message between machines that goes wrong. */
export interface MessageMistake {
  /** `document tells lock document.edited`. */
  message: string
  mistake: 'lost' | 'doubled'
  /** The laws that see it; none: nothing that was written down says that it is wrong. */
  seenBy: readonly string[]
}

/** What the laws of a system see of messages that are lost, or arrive twice. */
export interface SystemMutation {
  mistakes: readonly MessageMistake[]
  /** Those that change nothing, as far as was looked. */
  harmless: readonly Omit<MessageMistake, 'seenBy'>[]
}

/** Loses each kind of message, and doubles it, one at a time, and asks the laws. */
export function mutateSystem(graph: SystemGraph, { nodes = 1_000 } = {}): SystemMutation {
  const { stepper, system } = graph
  const original = exploreSystem(system, { nodes, stepper })
  const mistakes: MessageMistake[] = []
  const harmless: Omit<MessageMistake, 'seenBy'>[] = []
  for (const message of kindsIn(graph)) {
    for (const mistake of ['lost', 'doubled'] as const) {
      const times = mistake === 'lost' ? 0 : 2
      const arrives = (one: Message) => (kindOf(one) === message ? times : 1)
      const mistaken = systemStepper(system, stepper.parts, arrives)
      const mutant = exploreSystem(system, { nodes, stepper: mistaken })
      if (isSame(original, mutant)) harmless.push({ message, mistake })
      else {
        const seenBy = checkSystem(mutant).flatMap(({ broken }) => broken)
        mistakes.push({ message, mistake, seenBy })
      }
    }
  }
  return { mistakes, harmless }
}

function kindsIn({ nodes }: SystemGraph): string[] {
  const told = nodes.flatMap(({ out }) => out.flatMap(({ messages }) => messages))
  return [...new Set(told.filter(({ to }) => to !== outside).map(kindOf))].sort()
}

const kindOf = ({ event, from, to }: Message): string => `${from} tells ${to} ${event.type}`

/** Explored in the same order, the same graph has the same moments and the same ways at the same places. */
function isSame(one: SystemGraph, other: SystemGraph): boolean {
  if (one.nodes.length !== other.nodes.length || one.edges !== other.edges) return false
  const leads = ({ key, out }: SystemNode) => [key, ...out.map(({ to }) => to?.key)]
  return one.nodes.every((node, at) => equals(leads(node), leads(other.nodes[at]!)))
}

const equals = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at])
