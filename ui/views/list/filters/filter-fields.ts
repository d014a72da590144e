import type { ClientCollection } from '#config-schema'
import type { Operator } from '#machines/filter'
import type { Text } from '../../../kit/text.tsx'
import type { Column, ColumnContent } from '../columns.ts'
import { listedFields } from '../columns.ts'

/** A field by which a list can be filtered, and how (LIST-3). */
export interface FilterField extends Pick<Column, 'accessor' | 'label' | 'content'> {
  operators: readonly Operator[]
}

export const filterFields = (collection: ClientCollection, text: Text): readonly FilterField[] =>
  listedFields(collection, text)
    .filter(({ content }) => !('disableListFilter' in content && content.disableListFilter))
    .map(({ accessor, label, content }) => ({
      accessor,
      label,
      content,
      operators: operatorsOf(content),
    }))
    .filter(({ operators }) => operators.length > 0)
    .toSorted((one, other) => one.label.localeCompare(other.label))

export function operatorsOf(content: ColumnContent): readonly Operator[] {
  if ('isPolymorphic' in content && content.isPolymorphic) return single
  return offered[content.type]
}

const single: readonly Operator[] = ['equals', 'not_equals', 'exists']
const base: readonly Operator[] = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const words: readonly Operator[] = ['like', 'contains', 'not_like', ...base]
const ordered: readonly Operator[] = [
  ...base,
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]

/** The first one of each is the one to begin with. */
const offered: Readonly<Record<ColumnContent['type'], readonly Operator[]>> = {
  amount: ordered,
  array: [],
  blocks: [],
  checkbox: single,
  code: words,
  date: ordered,
  email: ['contains', ...base],
  fileSize: ordered,
  id: base,
  join: [],
  json: ['exists'],
  moment: ordered,
  number: ordered,
  // The databases that are supported compare places by nothing but their being there.
  point: ['exists'],
  radio: base,
  relationship: base,
  richText: ['exists'],
  select: base,
  status: base,
  text: words,
  textarea: words,
  upload: base,
  words,
}
