import type { Criterion, Preset, Step } from '#testing'
import { sayStep, suiteOf } from '#testing'
import type { Model } from './find-models.ts'

/** The tests of a machine, in words and as data. */
export interface Paths {
  machine: string
  /** The file of its plan. */
  path: string
  tests: readonly PathOfTest[]
  /** What no test reaches, by criterion. */
  missed: readonly { criterion: Criterion; target: string }[]
}

export interface PathOfTest {
  goal: Criterion
  input: string
  steps: readonly { says: string; isRefused: boolean; step: Step }[]
}

export function pathsOf({ machine, path, plan }: Model, cover: Preset): Paths {
  const { tests, missed } = suiteOf(plan, cover)
  return {
    machine,
    path,
    missed,
    tests: tests.map(({ goal, input, steps }) => ({
      goal,
      input,
      steps: steps.map(({ step, isRefused }) => ({ says: sayStep(step), isRefused, step })),
    })),
  }
}
