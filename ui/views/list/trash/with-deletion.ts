import type { ClientCollection } from '#contracts/admin-config'
import type { Text } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { allColumns } from '../columns.ts'

/** The columns of the list, and when each document was deleted: what one looks for in a trash. */
export function withDeletion(
  columns: readonly Column[],
  collection: ClientCollection,
  text: Text,
): readonly Column[] {
  if (columns.some(isDeletion)) return columns
  const [first, ...rest] = columns
  const deletion = allColumns(collection, text).filter(isDeletion)
  return [...(first ? [first] : []), ...deletion, ...rest]
}

const isDeletion = ({ accessor }: Column): boolean => accessor === 'deletedAt'
