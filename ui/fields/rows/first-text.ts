import type { ClientField, DocumentData, Json } from '#config-schema'
import { isRecord } from '#config-schema'

const longest = 120

/** The first words in a row, to tell it from its neighbours; '' where there are none. */
export function firstText(fields: readonly ClientField[], row: Json | undefined): string {
  if (!isRecord(row)) return ''
  for (const field of fields) {
    const text = textIn(field, row)
    if (text !== '') return text.slice(0, longest)
  }
  return ''
}

function textIn(field: ClientField, row: DocumentData): string {
  if (field.hidden) return ''
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return firstLine(row[field.name])
    case 'row':
    case 'collapsible':
      return firstText(field.fields, row)
    case 'group':
      return firstText(field.fields, field.name === null ? row : row[field.name])
    case 'tabs': {
      const texts = field.tabs.map(({ name, fields }) =>
        firstText(fields, name === null ? row : row[name]),
      )
      return texts.find((text) => text !== '') ?? ''
    }
    default:
      return ''
  }
}

const firstLine = (value: Json | undefined): string =>
  typeof value === 'string' ? (value.trim().split('\n', 1)[0] ?? '') : ''
