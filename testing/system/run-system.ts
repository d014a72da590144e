import { breathing } from '../breathing.ts'
import { mapped } from '../objects.ts'
import { checkSystem } from './check-system.ts'
import { exploreSystem } from './explore-system.ts'
import { partOf } from './part.ts'
import { playSystem } from './play-system.ts'
import type { AnySystem } from './system.ts'
import type { SystemFailure } from './system-failure.ts'
import { systemStepper } from './system-stepper.ts'
import { systemTests } from './system-tests.ts'
import { wanderSystem } from './wander-system.ts'

export interface SystemOptions {
  /** Of the random walks. */
  seed: number
  /** How many random walks. */
  walks: number
  /** How many moments to look at, the nearest first. */
  moments?: number
  onProgress?: (progress: { done: number; of: number }) => void
}

/** How a system did, as plain data. */
export interface SystemResult {
  system: string
  parts: readonly string[]
  /** How many moments were looked at. */
  moments: number
  /** Whether there are more. */
  isCut: boolean
  /** The sentences that were checked. */
  laws: readonly string[]
  /** Who tells whom what by which arrows: each was played. */
  talks: number
  /** Played with real actors, the random ones included. */
  tests: number
  steps: number
  failures: readonly SystemFailure[]
  ms: number
}

/**
 * Asks the laws of a system about all that was explored, plays every message with real actors that
 * are joined as in production, and walks on at random.
 */
export async function runSystem(
  system: AnySystem,
  { seed, walks, moments, onProgress = () => {} }: SystemOptions,
): Promise<SystemResult> {
  const begun = performance.now()
  const graph = exploreSystem(system, moments === undefined ? {} : { nodes: moments })
  const { talks, tests } = systemTests(graph)
  const failures = checkSystem(graph)
  // Exactly: real actors know more than a plan tells apart.
  const exact = systemStepper(
    system,
    mapped(system.parts, (plan) => partOf(plan, { tellsAll: true })),
  )
  const breathe = breathing()
  for (const [index, test] of tests.entries()) {
    const failure = playSystem(system, exact, test)
    if (failure) failures.push(failure)
    onProgress({ done: index + 1, of: tests.length + walks })
    await breathe()
  }
  const walked = wanderSystem(system, exact, { runs: walks, steps: 40, seed })
  if (walked.failure) failures.push(walked.failure)
  return {
    system: system.name,
    parts: Object.keys(system.parts),
    moments: graph.nodes.length,
    isCut: graph.isCut,
    laws: Object.keys(system.laws),
    talks,
    tests: tests.length + walked.runs,
    steps: tests.reduce((sum, { steps }) => sum + steps.length, walked.steps),
    failures,
    ms: Math.round(performance.now() - begun),
  }
}
