import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { Place } from '#machines/document'
import { Problem } from '#problems'
import { fieldsOnTheWay } from '../../../fields/fields-on-the-way.ts'

/** Refuses a place that the config has no field for, and one that this person may not write. */
export function mustBeWritable(
  fields: readonly ClientField[],
  place: Place,
  version: DocumentData,
): void {
  const way = fieldsOnTheWay(fields, place, version)
  if (way === null) throw new Problem('restoreField.noField')
  const isReadOnly = way.some((field) => 'readOnly' in field && field.readOnly.update)
  if (isReadOnly) throw new Problem('restoreField.readOnly')
}
