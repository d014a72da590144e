import type { ClientCollection } from '#contracts/admin-config'
import type { FilterStyle } from '#contracts/fields'
import { holdsMany } from '#contracts/fields'
import { ownFilterField } from '#contracts/own-documents'
import type { Operator } from '#machines/filter'
import { sorted } from '../../../kit/sorted.ts'
import type { Text } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { listedFields } from '../columns.ts'
import type { ColumnContent, OwnContent } from '../contents.ts'
import { factsOfContent, isSystem } from '../contents.ts'

/** A field by which a list can be filtered, and how (LIST-3). */
export interface FilterField extends Pick<Column, 'accessor' | 'label'> {
  content: ColumnContent | OwnContent
  operators: readonly Operator[]
}

export function filterFields(
  collection: ClientCollection,
  text: Text,
  language: string,
): readonly FilterField[] {
  const fields = listedFields(collection, text)
    .filter(({ content }) => !('disableListFilter' in content && content.disableListFilter))
    .map(({ accessor, label, content }) => ({
      accessor,
      label,
      content,
      operators: operatorsOf(content),
    }))
    .filter(({ operators }) => operators.length > 0)
  const own: FilterField = {
    accessor: ownFilterField,
    label: text('list.quick.own'),
    content: { type: 'own' },
    operators: ['equals'],
  }
  const all = collection.drafts?.authors ? [own, ...fields] : fields
  return sorted(all, ({ label }) => label, language)
}

export function operatorsOf(content: ColumnContent): readonly Operator[] {
  const isPolymorphic = 'isPolymorphic' in content && content.isPolymorphic
  const operators = isPolymorphic ? several : offered[factsOfContent(content).filter]
  return !isSystem(content) && holdsMany(content) && operators.includes('in')
    ? [...operators, 'all']
    : operators
}

const several: readonly Operator[] = ['equals', 'not_equals', 'in', 'not_in', 'exists']

/** The first one of each is the one to begin with. */
const offered: Readonly<Record<FilterStyle, readonly Operator[]>> = {
  none: [],
  presence: ['exists'],
  exact: ['equals', 'not_equals', 'exists'],
  oneOf: several,
  part: ['contains', ...several],
  words: ['like', 'contains', 'not_like', ...several],
  order: [...several, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
}
