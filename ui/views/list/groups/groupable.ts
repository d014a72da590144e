import type { ClientCollection } from '#config-schema'
import type { Text } from '../../../kit/text.tsx'
import type { Column, ColumnContent } from '../columns.ts'
import { listedFields } from '../columns.ts'

/** The fields by which a list can be grouped: those with one value, that stands for itself. */
export const groupableFields = (collection: ClientCollection, text: Text): readonly Column[] =>
  collection.groupBy
    ? listedFields(collection, text).filter(({ content }) => isGroupable(content))
    : []

function isGroupable(content: ColumnContent): boolean {
  if ('disableGroupBy' in content && content.disableGroupBy) return false
  switch (content.type) {
    case 'text':
    case 'number':
    case 'select':
      return !content.hasMany
    case 'relationship':
      return !content.hasMany && !content.isPolymorphic
    default:
      return alwaysOne.has(content.type)
  }
}

const alwaysOne: ReadonlySet<ColumnContent['type']> = new Set([
  'email',
  'radio',
  'checkbox',
  'date',
  'moment',
  'status',
])
