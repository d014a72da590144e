import type { AnyPlan, Criterion, ModelTest, Preset, Step, Stepper } from '#testing'
import { createStepper, placesOf, sayStep, suiteOf } from '#testing'
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
  /** Where it begins. */
  begins: string
  steps: readonly StepOfTest[]
}

export interface StepOfTest {
  says: string
  isRefused: boolean
  step: Step
  /** Where the machine is then. */
  place: string
  /** What it tells others, as `emits` and the names of actions. */
  effects: readonly string[]
}

export function pathsOf({ machine, path, plan }: Model, cover: Preset): Paths {
  const { tests, missed } = suiteOf(plan, cover)
  return {
    machine,
    path,
    missed,
    tests: tests.map((test) => pathOf(plan, createStepper(plan.machine), test)),
  }
}

function pathOf({ inputs = {} }: AnyPlan, stepper: Stepper, test: ModelTest): PathOfTest {
  const { goal, input, steps } = test
  let at = stepper.start(inputs[input]).after
  return {
    goal,
    input,
    begins: placesOf(at.snapshot).join(' + '),
    steps: steps.map(({ step, isRefused }) => {
      const { after, effects } = stepper.take(at, step)
      at = after
      const place = placesOf(after.snapshot).join(' + ')
      return { says: sayStep(step), isRefused, step, place, effects }
    }),
  }
}
