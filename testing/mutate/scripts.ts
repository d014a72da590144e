import type { ModelTest } from '../cover/suite.ts'
import type { Rehearsal } from '../drive/rehearse.ts'
import { rehearse } from '../drive/rehearse.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import { lineOf } from './line.ts'

/** A test made ready to be played very often. */
export interface Script {
  input: unknown
  /** What must be seen at the start, as a line. */
  first: string
  cues: readonly { step: Step; expected: string }[]
  /** After how many steps an arrow or a state is passed first, by id or path. */
  passes: ReadonlyMap<string, number>
}

export const scriptsOf = (plan: AnyPlan, tests: readonly ModelTest[]): Script[] =>
  rehearse(plan, tests).map(scriptOf)

function scriptOf({ input, begins, cues }: Rehearsal): Script {
  const passes = new Map<string, number>()
  for (const [index, { reaction }] of [begins, ...cues].entries()) {
    for (const passed of [...reaction.fired.map(({ id }) => id), ...reaction.visited]) {
      if (!passes.has(passed)) passes.set(passed, index)
    }
  }
  return {
    input,
    first: lineOf(begins.expected),
    cues: cues.map(({ step, expected }) => ({ step, expected: lineOf(expected) })),
    passes,
  }
}
