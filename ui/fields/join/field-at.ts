import type { ClientField, NamedField } from '#contracts/fields'
import { childrenOf, memberNamed } from '#contracts/fields'

interface Found {
  field: NamedField
  /** Of a document there are as many values of it as there are rows. */
  isInRows: boolean
}

/** The field whose value is at this path, through whatever arranges fields; not in blocks. */
export function fieldAt(
  fields: readonly ClientField[],
  [name = '', ...rest]: readonly string[],
): Found | null {
  const member = memberNamed(fields, name)
  if (member === undefined) return null
  const { part, fields: within } = member
  if (within) return fieldAt(within, rest)
  if (rest.length === 0) return { field: part, isInRows: false }
  const rows = childrenOf(part).find((list) => list.in === 'rows' && list.block === null)
  const found = rows ? fieldAt(rows.fields, rest) : null
  return found && { ...found, isInRows: true }
}
