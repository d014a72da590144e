import { placeOf } from '../chart/states.ts'
import type { Happening } from '../cover/criteria.ts'
import { theStart } from '../cover/criteria.ts'
import type { ModelTest, SuiteStep } from '../cover/suite.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import type { Stepper } from '../explore/stepper.ts'
import { createStepper } from '../explore/stepper.ts'
import { under } from '../objects.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { sayStep } from '../plan/step.ts'
import { seenIn } from './pure-world.ts'
import type { Observation } from './world.ts'

/** One step of a test, and what the chart says must be seen after it. */
export interface Cue extends Happening {
  step: Step
  expected: Observation
  /** The last reaction before this one in which something fired; pairs are counted from there. */
  before: Reaction
}

/** A test, and what must be seen at each moment of it. */
export interface Rehearsal {
  test: ModelTest
  /** What the machine is begun with. */
  input: unknown
  begins: Happening & { expected: Observation }
  cues: readonly Cue[]
}

/** What the chart says about each of these tests. */
export function rehearse(
  plan: AnyPlan,
  tests: readonly ModelTest[],
  stepper: Stepper = createStepper(plan.machine),
): Rehearsal[] {
  return tests.map((test) => {
    const input = under(plan.inputs, test.input)
    const first = stepper.start(input)
    let moment: Moment = first.after
    let before = first
    const cues = test.steps.flatMap(split).map(({ step, said, isRefused }): Cue => {
      const reaction = stepper.take(moment, step)
      const cue = {
        place: placeOf(moment.snapshot),
        said,
        step,
        isRefused,
        reaction,
        expected: seenIn(reaction),
        before,
      }
      moment = reaction.after
      if (reaction.fired.length > 0) before = reaction
      return cue
    })
    const begins = {
      place: theStart,
      said: `input ${test.input}`,
      isRefused: false,
      reaction: first,
      expected: seenIn(first),
    }
    return { test, input, begins, cues }
  })
}

/** A step as it is played, and what it is called: half of a wait is told by the whole of it. */
export interface PlayedStep extends SuiteStep {
  said: string
}

/** Time passes in two steps: a timer that fires too early shows after the first. */
export function split(planned: SuiteStep): PlayedStep[] {
  const { step } = planned
  const said = sayStep(step)
  if (step.cause !== 'clock' || step.ms <= 1) return [{ ...planned, said }]
  const almost = { cause: 'clock', ms: step.ms - 1 } as const
  return [
    { step: almost, said: sayStep(almost), isRefused: true },
    { ...planned, step: { cause: 'clock', ms: 1 }, said },
  ]
}
