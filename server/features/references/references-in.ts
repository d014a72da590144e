import type { Field } from 'payload'
import type { Json } from '#contracts/documents'
import { hasNodes, pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { placedNodes } from '#contracts/rich-text/rich-nodes'
import type { Level } from '../../kit/payload-fields/field-tree.ts'
import { levelsBelow, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** A place in a document that names another one. */
export interface Reference {
  path: string
  label: RelationField['label']
  slug: string
  id: string | number
}

type RelationField = Extract<Field, { type: 'relationship' | 'upload' }>

/** Every document that these values name, in records and rows as well. */
export const referencesIn = (
  fields: readonly PayloadField[],
  values: unknown,
  named: NamedBlocks,
): Reference[] => (isRecord(values) ? referencesAt({ fields, values, path: '' }, named) : [])

const referencesAt = (level: Level, named: NamedBlocks): Reference[] =>
  membersOf(level.fields).flatMap((member) => {
    const { name, part } = member
    const path = pathBelow(level.path, name)
    if (isReference(part)) return namedBy(part, level.values[name], path)
    return [
      ...(hasNodes(part) ? embeddedIn(part, level.values[name], path) : []),
      ...levelsBelow(part, level, named).flatMap((below) => referencesAt(below, named)),
    ]
  })

/** The documents and files that stand in a text themselves. */
const embeddedIn = ({ label }: PayloadField, value: unknown, path: string): Reference[] =>
  [...placedNodes(value as Json | undefined)].flatMap(({ node, path: below }) => {
    const { relationTo, type, value: id } = node
    if ((type !== 'upload' && type !== 'relationship') || !isId(id)) return []
    const place = { path: `${path}.${below}.value`, label: label as Reference['label'] }
    return { ...place, slug: String(relationTo), id }
  })

const isReference = (field: PayloadField): field is RelationField =>
  field.type === 'relationship' || field.type === 'upload'

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

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
