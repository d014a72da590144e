import type { ClientCollection } from '#contracts/admin-config'
import { statusFilterField } from '#contracts/document-status'
import type { QueryValue } from './query-string.ts'

/** A filter's `_status` means what people see; Payload's own knows no changed and no scheduled ones. */
export const statusWhere = ({ drafts }: ClientCollection, where: QueryValue): QueryValue =>
  drafts === null ? where : renamed(where)

function renamed(where: QueryValue): QueryValue {
  if (isList(where)) return where.map(renamed)
  if (typeof where !== 'object' || where === null) return where
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      key === '_status'
        ? [statusFilterField, value]
        : [key, isList(value) ? value.map(renamed) : value],
    ),
  )
}

const isList = (value: QueryValue): value is readonly QueryValue[] => Array.isArray(value)
