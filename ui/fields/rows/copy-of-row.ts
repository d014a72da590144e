import type { ClientField, DocumentData } from '#config-schema'
import { changedValues } from '#config-schema'
import { newId } from '../kit/new-id.ts'

/** The same row with an id of its own, and the rows within it with theirs. */
export const copyOfRow = (fields: readonly ClientField[], row: DocumentData): DocumentData =>
  withNewId(changedValues(fields, row, { row: withNewId }))

const withNewId = (row: DocumentData): DocumentData => ({ ...row, id: newId() })
