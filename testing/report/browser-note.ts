import type { Trace } from '../replay/trace.ts'

/** What a test in a browser says of itself before it is played, in an annotation of this type. */
export const noteType = '_stateroom'

/** What it says while it is played: a `BrowserRun`. */
export const runType = '_stateroom-run'

/** A test in a browser, for whoever adds up how it went. */
export interface BrowserNote {
  machine: string
  /** Its name, the same as long as its steps are. */
  test: string
  /** The name of the input. */
  input: string
  /** All of its steps. The lines of the chart are left out. */
  trace: Trace
  /** The beginning, and each step as it is played. */
  moments: readonly NotedMoment[]
  unseen: UnseenParts
}

/** What the chart says about one moment of a test. */
export interface NotedMoment {
  /** The step before it in words; empty at the beginning. */
  said: string
  /** The arrow that should have fired last. */
  arrow: string
  /** Where the machine is then. */
  place: string
  /** How many steps of the trace lead here. */
  steps: number
}

/** How far a test came. */
export interface BrowserRun {
  /** The arrows of each moment that was as the chart says; the moment after them was not. */
  fired: readonly (readonly string[])[]
  /**
   * By state that was compared: the other states whose assertions pass there as well; none where
   * nobody asked.
   */
  alike?: Readonly<Record<string, readonly string[]>>
}

/**
 * What a browser does not show or cause, with reasons: states by their paths, arrows by their ids, emitted
 * events by their types.
 */
export interface UnseenParts {
  states: Readonly<Record<string, string>>
  arrows: Readonly<Record<string, string>>
  emitted: Readonly<Record<string, string>>
}

/** Each of them in words, with its reason. */
export const unseenTargets = ({ states, arrows, emitted }: UnseenParts): [string, string][] => [
  ...Object.entries({ ...states, ...arrows }),
  ...Object.entries(emitted).map(([type, reason]): [string, string] => [`emits ${type}`, reason]),
]
