import { placesOf } from '../chart/states.ts'
import { differences } from '../drive/compare.ts'
import { sayRunning } from '../drive/say-running.ts'
import type { Observation } from '../drive/world.ts'
import { judgeOf } from '../laws/judge.ts'
import { mapped } from '../objects.ts'
import { seenInSystem } from './seen-in-system.ts'
import type { AnySystem } from './system.ts'
import type { SystemFailure } from './system-failure.ts'
import { failing } from './system-failure.ts'
import type { Moments, SystemReaction } from './system-reaction.ts'
import type { SystemStep } from './system-step.ts'
import type { SystemStepper } from './system-stepper.ts'
import type { SystemTest } from './system-tests.ts'
import type { Observations } from './system-world.ts'
import { systemWorld } from './system-world.ts'

/** Plays a test with real actors, and compares each of them with its chart; null: it went as it should. */
export function playSystem(
  system: AnySystem,
  stepper: SystemStepper,
  test: SystemTest,
): SystemFailure | null {
  const inputs = mapped(test.inputs, (input, name) => stepper.parts[name]!.cases.inputs[input])
  const judge = judgeOf(system.name, system.laws)
  let done = 0
  let before: Moments | null = null

  function wrongIn(seen: Observations, step: SystemStep | null, reaction: SystemReaction) {
    const wrong = Object.entries(expectedAfter(reaction)).flatMap(([machine, expected]) =>
      differences(expected, seen[machine]!).map((difference) => ({ ...difference, machine })),
    )
    const lawless = judge(seenInSystem(before, step, reaction))
    before = reaction.after
    return wrong.length + lawless.length > 0
      ? failing(test, done, { differences: wrong, broken: lawless })
      : null
  }
  try {
    const world = systemWorld(system, inputs)
    try {
      const first = stepper.start(inputs)
      const wrong = wrongIn(world.first, null, first)
      if (wrong) return wrong
      let { after } = first
      for (const step of test.steps) {
        done += 1
        const reaction = stepper.take(after, step)
        const wrong = wrongIn(world.do(step), step, reaction)
        if (wrong) return wrong
        after = reaction.after
      }
      return null
    } finally {
      world.stop()
    }
  } catch (thrown) {
    return failing(test, done, {
      thrown: thrown instanceof Error ? thrown.message : String(thrown),
    })
  }
}

const expectedAfter = ({ after, taken }: SystemReaction): Record<string, Observation> =>
  mapped(after, ({ snapshot, running }, name) => ({
    places: placesOf(snapshot),
    context: snapshot.context,
    status: snapshot.status,
    effects: taken[name]!.flatMap(({ reaction }) => reaction.effects),
    running: running.map(sayRunning),
  }))
