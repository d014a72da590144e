import type { Step } from '../plan/step.ts'
import type { Moment, Reaction } from './moment.ts'
import type { Way } from './ways.ts'

/** One moment that a machine can be in, as far as the plan tells moments apart. */
export interface Node {
  id: number
  moment: Moment
  /** Its active leaves in words: `open.content.clean + open.removal.idle`. */
  place: string
  /** The steps that change something here. */
  out: Edge[]
  /** The steps that must change nothing; they lead back to here. */
  refused: Edge[]
  /** The steps that lead farther than the plan goes; nothing is known of what comes after them. */
  beyond: Way[]
}

/** A step from one node to another, with what it did. */
export interface Edge {
  id: number
  from: Node
  to: Node
  step: Step
  reaction: Reaction
  /** The chart ignores this step here. */
  isRefused: boolean
}

/** How a machine begins: an edge without a before. */
export interface Root {
  /** The name of the input. */
  input: string
  to: Node
  reaction: Reaction
}

/** A step of a walk over the graph: an edge, or the beginning. */
export type Passage = Edge | Root

/** All that a machine can do, with the data of its plan. */
export interface Graph {
  machine: string
  nodes: readonly Node[]
  /** The refused ones among them. */
  edges: readonly Edge[]
  roots: readonly Root[]
}
