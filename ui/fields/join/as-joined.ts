import type { ClientCollection } from '#contracts/admin-config'
import type { JoinField } from '#contracts/fields'

/** A collection as its list stands in a document that it refers to: by the field's columns, order and size. */
export function asJoined(target: ClientCollection, field: JoinField): ClientCollection {
  const { defaultColumns, defaultLimit, defaultSort, on } = field
  return {
    ...target,
    defaultColumns:
      defaultColumns.length > 0 ? defaultColumns : withoutField(target.defaultColumns, on),
    defaultSort: defaultSort ?? target.defaultSort,
    pagination: { ...target.pagination, defaultLimit },
  }
}

/** What every row has in common is not worth a column. */
const withoutField = (columns: readonly string[], on: string) =>
  columns.filter((accessor) => accessor !== on)
