import type { Json } from '#contracts/documents'
import type { FieldWithRows } from '#contracts/fields'
import { changedRows } from '#contracts/fields'

/**
 * Rows for a language that has rows of its own, without ids: the server gives them new ones, since
 * an id belongs to one row. What is one piece, such as JSON, keeps what it calls ids.
 */
export const freshRows = (field: FieldWithRows, rows: Json | undefined): Json | undefined =>
  rows === undefined ? undefined : changedRows(field, rows, { row: ({ id: _id, ...row }) => row })
