import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { Arrow } from '../chart/arrows.ts'

/** A timer that is armed. */
export interface Timer {
  id: string
  event: EventObject
  /** ms until it is due. */
  left: number
}

/** A piece of work that was begun and has not ended. */
export interface Running {
  /** The id of the child that does it. */
  child: string
  work: string
  input: unknown
  ref: AnyActorRef
}

/** All there is to know about a machine between two steps. */
export interface Moment {
  snapshot: AnyMachineSnapshot
  timers: readonly Timer[]
  running: readonly Running[]
}

/** What a named guard said. */
export interface Answer {
  guard: string
  answer: boolean
}

/** What a step did, and which parts of the chart had a share in it. */
export interface Reaction {
  after: Moment
  /** None: the step was refused. */
  fired: readonly Arrow[]
  /** In the order of asking. */
  asked: readonly Answer[]
  /** What the world is told to do, in order. */
  effects: readonly string[]
  /** Those of the effects that are emitted events, in order. */
  emitted: readonly EventObject[]
  /** Paths of the states that were active, those passed through included. */
  visited: readonly string[]
}
