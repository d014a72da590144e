import type { Reference } from '../../client/titles.ts'
import { keyOf, referencesIn } from '../../fields/relationship/references.ts'
import type { Difference, ValueDifference } from '../engine/difference.ts'
import { valuesIn } from '../engine/values-in.ts'
import { richBlocksOf } from '../marking/rich-blocks.ts'

/** The documents that the shown differences name, each once. */
export function referencesOf(
  differences: readonly Difference[],
  modifiedOnly: boolean,
): readonly Reference[] {
  const shown = valuesIn(differences).filter(({ changes }) => changes > 0 || !modifiedOnly)
  const references = shown.flatMap(referencesInValue)
  return [...new Map(references.map((reference) => [keyOf(reference), reference])).values()]
}

function referencesInValue({ subject, from, to }: ValueDifference): Reference[] {
  if (subject.kind !== 'field') return []
  const { field } = subject
  if (field.type === 'relationship' || field.type === 'upload') {
    return [from, to].flatMap((value) => referencesIn(field, value))
  }
  if (field.type !== 'richText') return []
  return [from, to]
    .flatMap(richBlocksOf)
    .flatMap(({ reference }) => (reference ? [{ slug: reference.slug, id: reference.id }] : []))
}
