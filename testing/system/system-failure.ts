import type { Difference } from '../drive/compare.ts'
import type { SystemEdge } from './system-graph.ts'
import { saySystemStep } from './system-step.ts'
import type { SystemTest } from './system-tests.ts'

/** A story of a system that did not go as it should. */
export interface SystemFailure {
  /** The steps in words, up to the one after which it showed. */
  story: readonly string[]
  /** By the machine in which they showed. */
  differences: readonly (Difference & { machine: string })[]
  /** Laws of the system that don't hold. */
  broken: readonly string[]
  thrown: string | null
}

export const lawless = (story: readonly SystemEdge[], sentence: string): SystemFailure => ({
  story: story.flatMap(({ step }) => (step ? [saySystemStep(step)] : [])),
  differences: [],
  broken: [sentence],
  thrown: null,
})

export const failing = (
  { steps }: SystemTest,
  done: number,
  found: Partial<SystemFailure>,
): SystemFailure => ({
  story: steps.slice(0, done).map(saySystemStep),
  differences: [],
  broken: [],
  thrown: null,
  ...found,
})
