import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { changedValues } from '#contracts/fields'
import { newId } from '../kit/new-id.ts'

/** The same row with an id of its own, and the rows within it with theirs. */
export const copyOfRow = (fields: readonly ClientField[], row: DocumentData): DocumentData =>
  withNewId(changedValues(fields, row, { row: withNewId }))

const withNewId = (row: DocumentData): DocumentData => ({ ...row, id: newId() })
