import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, Level, WrittenField } from '#contracts/fields'
import { isWritten, levelsBelow } from '#contracts/fields'
import { pathOf } from '../kit/paths.ts'

/** A value in a document, and the field that it belongs to. */
export interface FieldValue {
  field: WrittenField
  path: string
  value: Json | undefined
  siblings: DocumentData
}

type IsShown = (path: string, field: ClientField) => boolean

/** Every value of a document that is on the screen, in the order of the fields, rows included. */
export function fieldValuesIn(
  fields: readonly ClientField[],
  values: DocumentData,
  isShown: IsShown,
): FieldValue[] {
  const fieldValues: FieldValue[] = []
  collect({ fields, values, path: '' }, isShown, fieldValues)
  return fieldValues
}

function collect(
  { fields, values, path: parent }: Level,
  isShown: IsShown,
  fieldValues: FieldValue[],
): void {
  for (const field of fields) {
    const path = pathOf(field, parent)
    if (field.hidden || !isShown(path, field)) continue
    if (isWritten(field))
      fieldValues.push({ field, path, value: values[field.name], siblings: values })
    for (const level of levelsBelow(field, { values, path: parent })) {
      collect(level, isShown, fieldValues)
    }
  }
}
