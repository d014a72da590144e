import type { BulkEdit, ListAction } from '#contracts/bulk-edit'
import type { DocumentData, Json } from '#contracts/documents'
import { factsOf } from '#contracts/fields'
import type { EditableField } from './editable-fields.ts'
import { valuesOf } from './values-of.ts'

/** By the name of a list: what is done with the values that are entered. Those of others replace. */
export type ListActions = Readonly<Record<string, ListAction | null>>

/** What the chosen fields of the form make an edit of. */
export function editOf(
  fields: readonly EditableField[],
  actions: ListActions,
  values: DocumentData,
): BulkEdit {
  const lists = fields.flatMap(({ name }) => {
    const action = actions[name]
    return action ? [[name, { action, values: listOf(values[name]) }] as const] : []
  })
  const replaced = fields.filter(({ name }) => !actions[name])
  return {
    data: { ...valuesOf(replaced, values), ...zonesOf(replaced, values) },
    ...(lists.length > 0 && { lists: Object.fromEntries(lists) }),
  }
}

/** The time zones that are chosen; where none is, that of each document stays. */
const zonesOf = (fields: readonly EditableField[], values: DocumentData): DocumentData =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { companion } = factsOf(field)
      const zone = companion === null ? null : values[field.name + companion]
      return zone ? [[field.name + companion, zone]] : []
    }),
  )

/** Whether nothing is entered that could be added or removed. */
export const lacksValues = ({ lists = {} }: BulkEdit): boolean =>
  Object.values(lists).some(({ values }) => values.length === 0)

/** How many values a document may have says nothing of how many are added or removed. */
export const withoutBounds = (field: EditableField): EditableField =>
  'minRows' in field ? { ...field, required: false, minRows: null, maxRows: null } : field

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
