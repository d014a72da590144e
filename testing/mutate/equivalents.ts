import { ModelError } from '../model-error.ts'
import { nearest } from '../nearest.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Mutant } from './mutation.ts'

/** A plan may only excuse what could be mistaken. @throws {ModelError} `plan.unknownMutant` */
export function refuseUnknownEquivalents(
  { machine, equivalents = {} }: AnyPlan,
  mutants: readonly Mutant[],
): void {
  const ids = mutants.map(({ id }) => id)
  for (const id of Object.keys(equivalents)) {
    if (ids.includes(id)) continue
    throw new ModelError(
      'plan.unknownMutant',
      `The plan of ${machine.id} excuses the mutant "${id}", which the chart does not have.${nearest(id, ids)}`,
    )
  }
}
