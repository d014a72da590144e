import type { FlattenedBlock, FlattenedField } from 'payload'
import { isRecord } from '#config-schema'

/** A place in a document that names another one. */
export interface Reference {
  path: string
  label: RelationField['label']
  slug: string
  id: string | number
}

type RelationField = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

/** Every document that these values name, in rows and groups as well. */
export function referencesIn(
  fields: readonly FlattenedField[],
  values: unknown,
  prefix = '',
): Reference[] {
  if (!isRecord(values)) return []
  return fields.flatMap((field) => {
    const value = values[field.name]
    const path = prefix + field.name
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return namedBy(field, value, path)
      case 'group':
      case 'tab':
        return referencesIn(field.flattenedFields, value, `${path}.`)
      case 'array':
        return inRows(value, path, () => field.flattenedFields)
      case 'blocks':
        return inRows(value, path, (row) => fieldsOfBlock(field.blocks, row))
      default:
        return []
    }
  })
}

function namedBy(field: RelationField, value: unknown, path: string): Reference[] {
  const { label } = field
  return [value].flat().flatMap((one) => {
    const named = target(field.relationTo, one)
    return named ? [{ path, label, ...named }] : []
  })
}

function target(relationTo: string | string[], value: unknown) {
  if (typeof relationTo === 'string') return isId(value) ? { slug: relationTo, id: value } : null
  if (!isRecord(value) || !isId(value.value) || !relationTo.includes(String(value.relationTo))) {
    return null
  }
  return { slug: String(value.relationTo), id: value.value }
}

function inRows(
  rows: unknown,
  path: string,
  fieldsOf: (row: unknown) => readonly FlattenedField[],
): Reference[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row, index) => referencesIn(fieldsOf(row), row, `${path}.${index}.`))
}

const fieldsOfBlock = (blocks: readonly FlattenedBlock[], row: unknown) =>
  blocks.find(({ slug }) => isRecord(row) && slug === row.blockType)?.flattenedFields ?? []

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
