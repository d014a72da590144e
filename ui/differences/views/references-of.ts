import type { Reference } from '../../client/titles.ts'
import { referencesIn } from '../../fields/relationship/references.ts'
import type { Difference, ValueDifference } from '../engine/difference.ts'
import { valuesIn } from '../engine/values-in.ts'
import { richBlocksOf } from '../marking/rich-blocks.ts'

/** The documents that the shown differences name, each once. */
export function referencesOf(
  differences: readonly Difference[],
  modifiedOnly: boolean,
): readonly Reference[] {
  const shown = valuesIn(differences).filter(({ changes }) => changes > 0 || !modifiedOnly)
  return eachOnce(shown.flatMap(referencesInValue))
}

/** An id may be written as a number in one version and as a text in the other. */
export const eachOnce = (references: readonly Reference[]): readonly Reference[] => [
  ...new Map(references.map((reference) => [nameOf(reference), reference])).values(),
]

export const nameOf = ({ slug, id }: Reference): string => `${slug} ${id}`

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
