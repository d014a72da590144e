import * as fc from 'fast-check'
import { isWithin } from '../explore/within.ts'
import { mapped } from '../objects.ts'
import { beginningsOf, isIgnored, stepsIn, worldlySteps } from './offers.ts'
import { playSystem } from './play-system.ts'
import type { AnySystem } from './system.ts'
import type { SystemFailure } from './system-failure.ts'
import type { SystemStep } from './system-step.ts'
import type { SystemStepper } from './system-stepper.ts'
import type { SystemTest } from './system-tests.ts'

/** How random walks of a system went. */
export interface SystemWander {
  runs: number
  steps: number
  /** The shortest walk that was found to fail; null: none did. */
  failure: SystemFailure | null
}

/** Walks at random with real actors, farther than any graph goes, and compares them with their charts. */
export function wanderSystem(
  system: AnySystem,
  stepper: SystemStepper,
  { runs, steps, seed }: { runs: number; steps: number; seed: number },
): SystemWander {
  const guide = guideThrough(system, stepper)
  let failure: SystemFailure | null = null
  let done = 0
  let walked = 0
  const walks = fc.tuple(aNumber, fc.array(aNumber, { maxLength: steps, size: 'max' }))
  fc.check(
    fc.property(walks, ([start, picks]) => {
      const test = guide(start, picks)
      const found = playSystem(system, stepper, test)
      done += 1
      walked += test.steps.length
      if (found) failure = found
      return found === null
    }),
    { numRuns: runs, seed },
  )
  return { runs: done, steps: walked, failure }
}

/** Low numbers are simple: a walk is made shorter by leaving some out and lowering the others. */
const aNumber = fc.nat(4095)

/** Makes tests of numbers: any list of numbers is a walk that can be gone. */
function guideThrough(system: AnySystem, stepper: SystemStepper) {
  const beginnings = beginningsOf(system, stepper)
  const worldly = worldlySteps(system, stepper)
  return (start: number, picks: readonly number[]): SystemTest => {
    const inputs = beginnings[start % beginnings.length]!
    const steps: SystemStep[] = []
    let { after } = stepper.start(
      mapped(inputs, (input, name) => stepper.parts[name]!.cases.inputs[input]),
    )
    for (const pick of picks) {
      const all = [...worldly, ...stepsIn(after, stepper)]
      const step = all[pick % all.length]!
      const reaction = stepper.take(after, step)
      const isBeyond = Object.entries(reaction.after).some(
        ([name, moment]) => !isWithin(stepper.parts[name]!.plan, moment),
      )
      if (isBeyond || (isIgnored(reaction, step) && pick % 4 > 0)) continue
      steps.push(step)
      after = reaction.after
    }
    return { inputs, steps }
  }
}
