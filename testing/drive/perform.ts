import { lastArrow } from '../cover/criteria.ts'
import type { ModelTest } from '../cover/suite.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import { judgeOf } from '../laws/judge.ts'
import { seenIn } from '../laws/seen-in.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import type { Difference } from './compare.ts'
import { differences } from './compare.ts'
import type { CoverageCount } from './coverage.ts'
import type { Rehearsal } from './rehearse.ts'
import type { Observation, OpenWorld } from './world.ts'

/** A test that did not go as the chart says. */
export interface Failure {
  test: ModelTest
  /** The steps in words, up to the one after which it showed. */
  story: readonly string[]
  /** The arrow that should have fired last. */
  failedAt: string
  differences: readonly Difference[]
  /** Laws of the plan that do not hold. */
  broken: readonly string[]
  /** What was thrown, where something was. */
  thrown: string | null
}

/** Plays one test in a world of its own; answers how it failed, and null when it did not. */
export async function perform(
  plan: AnyPlan,
  { test, input, begins, cues }: Rehearsal,
  open: OpenWorld,
  count: Pick<CoverageCount, 'add'> = { add() {} },
): Promise<Failure | null> {
  const story: string[] = []
  let failedAt = lastArrow(begins.reaction)
  const failing = (found: Partial<Failure>): Failure => ({
    test,
    story,
    failedAt,
    differences: [],
    broken: [],
    thrown: null,
    ...found,
  })
  const judge = judgeOf(plan.machine.id, plan.laws)
  let before: Moment | null = null
  const wrongIn = (
    expected: Observation,
    seen: Observation,
    step: Step | null,
    reaction: Reaction,
  ) => {
    const broken = judge(seenIn(before, step, reaction))
    before = reaction.after
    const found = { differences: differences(expected, seen), broken }
    return found.differences.length + found.broken.length > 0 ? failing(found) : null
  }

  try {
    const world = await open(input)
    try {
      const wrong = wrongIn(begins.expected, world.first, null, begins.reaction)
      if (wrong) return wrong
      count.add(begins, null)
      for (const cue of cues) {
        story.push(cue.said)
        failedAt = lastArrow(cue.reaction.fired.length > 0 ? cue.reaction : cue.before)
        const seen = await world.do(cue.step)
        const wrongNow = wrongIn(cue.expected, seen, cue.step, cue.reaction)
        if (wrongNow) return wrongNow
        count.add(cue, cue.before)
      }
      return null
    } finally {
      await world.stop()
    }
  } catch (thrown) {
    return failing({ thrown: thrown instanceof Error ? thrown.message : String(thrown) })
  }
}
