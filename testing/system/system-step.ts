import type { Step } from '../plan/step.ts'
import { sayStep } from '../plan/step.ts'

/** Who speaks for everything that isn't a machine of the system. */
export const outside = 'outside'

/** One thing that happens to a system; null: time passes, for all of them alike. */
export interface SystemStep {
  part: string | null
  step: Step
}

/** A step in words: `document: user.edit (typed)`, `10 s pass`. */
export const saySystemStep = ({ part, step }: SystemStep): string =>
  part === null ? sayStep(step) : `${part}: ${sayStep(step)}`
