import type { ClientCollection, JoinField } from '#config-schema'
import type { Text } from '../../kit/text.ts'
import type { Column } from '../../views/list/columns.ts'
import { shownColumns } from '../../views/list/columns.ts'

/** A table within a form has room for so many. */
const most = 4

/** The columns that the config names; else what the collection's own list shows, without the field that points here. */
export function joinColumns(
  { defaultColumns, on, collection }: JoinField,
  [target]: readonly ClientCollection[],
  text: Text,
): readonly Column[] {
  // What documents of several kinds have in common are their titles.
  if (target === undefined || collection.length > 1) return []
  if (defaultColumns.length > 0) return shownColumns(target, defaultColumns, text)
  return shownColumns(target, null, text)
    .filter(({ accessor }) => accessor !== on)
    .slice(0, most)
}
