import type { Reference } from '../../client/summaries.ts'
import { eachOnce } from '../../fields/references/each-once.ts'
import type { Difference, ValueDifference } from '../engine/difference.ts'
import { valuesIn } from '../engine/values-in.ts'
import { sidesOf } from './values/ValueSides.tsx'

/** The documents that the shown differences name, each once. */
export function referencesOf(
  differences: readonly Difference[],
  modifiedOnly: boolean,
): readonly Reference[] {
  const shown = valuesIn(differences).filter(({ changes }) => changes > 0 || !modifiedOnly)
  return eachOnce(shown.flatMap(referencesInValue))
}

function referencesInValue({ subject, from, to }: ValueDifference): readonly Reference[] {
  if (subject.kind !== 'field') return []
  const { field } = subject
  const { referencesIn } = sidesOf(field)
  return [from, to].flatMap((value) => referencesIn(field, value))
}
