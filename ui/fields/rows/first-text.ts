import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, FieldWhere } from '#contracts/fields'
import { factsOf, hasRows, levelsBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'

const longest = 120

/** The first words in a row, to tell it from its neighbours; '' where there are none. */
export function firstText(fields: readonly ClientField[], row: Json | undefined): string {
  if (!isRecord(row)) return ''
  for (const field of fields) {
    const text = field.hidden ? '' : textIn(field, row)
    if (text !== '') return text.slice(0, longest)
  }
  return ''
}

function textIn(field: ClientField, row: DocumentData): string {
  if (namesRow(field)) return firstLine(row[field.name])
  if (hasRows(field)) return ''
  const texts = levelsBelow(field, { values: row, path: '' }).map(({ fields, values }) =>
    firstText(fields, values),
  )
  return texts.find((text) => text !== '') ?? ''
}

const namesRow = (field: ClientField): field is FieldWhere<{ namesRow: true }> =>
  factsOf(field).namesRow

const firstLine = (value: Json | undefined): string =>
  typeof value === 'string' ? (value.trim().split('\n', 1)[0] ?? '') : ''
