import type { AnyStateMachine, ContextFrom, EmittedFrom, SnapshotFrom } from 'xstate'
import type { EventOf, WorkOf } from './parts-of.ts'
import type { Step } from './step.ts'

/** A piece of work and what it was asked for. */
export interface AskedWork<Machine extends AnyStateMachine = AnyStateMachine> {
  work: keyof WorkOf<Machine> & string
  // biome-ignore lint/suspicious/noExplicitAny: its type depends on the name of the work.
  input: any
}

/** One step, as a law sees it. */
export interface Seen<Machine extends AnyStateMachine = AnyStateMachine> {
  cause: 'start' | Step['cause']
  /** What was sent; null where nobody sent anything. */
  event: EventOf<Machine> | null
  /** The work that has just ended. */
  work: (keyof WorkOf<Machine> & string) | null
  // biome-ignore lint/suspicious/noExplicitAny: its type depends on the name of the work.
  output: any
  // biome-ignore lint/suspicious/noExplicitAny: anything can be thrown.
  error: any
  /** What the work that has just ended was asked for. */
  // biome-ignore lint/suspicious/noExplicitAny: its type depends on the name of the work.
  question: any
  /** How much time has just passed. */
  ms: number
  /** Null: this is the start. */
  before: ContextFrom<Machine> | null
  now: ContextFrom<Machine>
  /** Whether it was in a state or inside it: `held`, `held.fresh`. */
  was(place: string): boolean
  is(place: string): boolean
  /** Whether it would react to an event now. */
  can(event: EventOf<Machine>): boolean
  snapshot: SnapshotFrom<Machine>
  emitted: readonly EmittedFrom<Machine>[]
  asked: readonly AskedWork<Machine>[]
  running: readonly AskedWork<Machine>[]
  /** Milliseconds until each armed timer is due. */
  timers: readonly number[]
}
