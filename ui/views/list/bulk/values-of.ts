import type { DocumentData } from '#contracts/documents'
import type { EditableField } from './editable-fields.ts'

/** What is left empty is to be empty. */
export const valuesOf = (fields: readonly EditableField[], values: DocumentData): DocumentData =>
  Object.fromEntries(
    fields.map(({ name, type }) => [name, values[name] ?? (type === 'checkbox' ? false : null)]),
  )
