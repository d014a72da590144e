import type { Step } from '../plan/step.ts'

/** What can be seen of a machine from outside, in words that can be compared. */
export interface Observation {
  /** Active leaves. */
  places: readonly string[]
  context: unknown
  status: string
  /** What the world was told to do since the last look, in order. */
  effects: readonly string[]
  /** The work that goes on, with what it was asked for. */
  running: readonly string[]
}

/** A machine at work somewhere, to which things can be done. */
export interface World {
  /** What is seen at the start. */
  first: Observation
  do(step: Step): Observation | Promise<Observation>
  stop(): void | Promise<void>
}

/** Begins a machine with an input of its plan. */
export type OpenWorld = (input: unknown) => World | Promise<World>
