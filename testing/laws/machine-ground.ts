import type { AnyStateMachine } from 'xstate'
import type { Edge, Graph, Node, Root } from '../explore/graph.ts'
import type { Way } from '../explore/ways.ts'
import type { Seen } from '../plan/seen.ts'
import type { Ground, LawVisit } from './law-walk.ts'
import { seenIn } from './seen-in.ts'

/** A step of a graph as laws walk it: some lead beyond the plan's bounds. */
export type Passed = Edge | Root | Way

/** A moment of one machine, as a law comes to it. */
export type MachineVisit = LawVisit<Node, Passed>

/** The graph of one machine, for its laws. */
export function groundOf({ machine, roots }: Graph): Ground<AnyStateMachine, Node, Passed> {
  const known = new WeakMap<object, Seen>()
  return {
    name: machine,
    beginnings: roots,
    waysFrom: ({ out, refused, beyond }) => [...out, ...refused, ...beyond],
    leadsTo: (way) => ('to' in way ? way.to : null),
    seenOn(way, from) {
      const step = 'step' in way ? way.step : null
      const seen = known.get(way) ?? seenIn(from?.moment ?? null, step, way.reaction)
      known.set(way, seen)
      return seen
    },
  }
}
