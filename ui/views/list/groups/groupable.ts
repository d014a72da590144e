import type { ClientCollection } from '#contracts/admin-config'
import type { Text } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { listedFields } from '../columns.ts'
import type { ColumnContent } from '../contents.ts'
import { factsOfContent } from '../contents.ts'

/** The fields by which a list can be grouped: those with one value, that stands for itself. */
export const groupableFields = (collection: ClientCollection, text: Text): readonly Column[] =>
  collection.groupBy
    ? listedFields(collection, text).filter(({ content }) => isGroupable(content))
    : []

function isGroupable(content: ColumnContent): boolean {
  if ('disableGroupBy' in content && content.disableGroupBy) return false
  const isMany = 'hasMany' in content && content.hasMany
  const isPolymorphic = 'isPolymorphic' in content && content.isPolymorphic
  return factsOfContent(content).isGroupable && !isMany && !isPolymorphic
}
