import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, Member } from '#contracts/fields'
import { hasRows, isWritten, membersOf } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { newId } from './kit/new-id.ts'

/** What a new document or row starts with: the plain defaults. What a function decides, the server adds. */
export const initialValues = (fields: readonly ClientField[]): DocumentData =>
  Object.fromEntries(
    membersOf(fields).flatMap((member): [string, Json][] => {
      const value = initialValue(member)
      return value === null || value === undefined ? [] : [[member.name, value]]
    }),
  )

/** The config travelled as JSON, so what it holds is JSON. */
function initialValue({ part, fields }: Member): Json | undefined {
  if (fields) {
    const own = 'defaultValue' in part ? recordOf(part.defaultValue) : {}
    const values = { ...initialValues(fields), ...own }
    return Object.keys(values).length === 0 ? undefined : values
  }
  if (!isWritten(part)) return undefined
  return hasRows(part) ? rowsOf(part.defaultValue) : (part.defaultValue as Json)
}

const recordOf = (value: unknown): DocumentData => (isRecord(value) ? (value as DocumentData) : {})

const rowsOf = (value: unknown): DocumentData[] | undefined =>
  Array.isArray(value) ? value.map((row) => ({ ...recordOf(row), id: newId() })) : undefined
