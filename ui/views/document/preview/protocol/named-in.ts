import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { hasNodes, levelsBelow } from '#contracts/fields'
import { placedNodes } from '#contracts/rich-text/rich-nodes'
import type { Reference } from '../../../../client/summaries.ts'
import { referencesIn } from '../../../../fields/references/references.ts'

/** The documents that these values name, in rows and texts as well. */
export const namedIn = (
  fields: readonly ClientField[],
  values: DocumentData,
): readonly Reference[] => fields.flatMap((field) => namedAt(field, values))

function namedAt(field: ClientField, values: DocumentData): readonly Reference[] {
  const value = 'name' in field && field.name !== null ? values[field.name] : undefined
  if (typeof value !== 'object' || value === null) return find(field, values)
  // Values are never changed in place, and a long text is looked at with each key that is pressed.
  const before = known.get(value)
  if (before?.field === field) return before.named
  const named = find(field, values)
  known.set(value, { field, named })
  return named
}

const known = new WeakMap<object, { field: ClientField; named: readonly Reference[] }>()

function find(field: ClientField, values: DocumentData): readonly Reference[] {
  if (field.type === 'relationship' || field.type === 'upload') {
    return referencesIn(field, values[field.name])
  }
  const below = levelsBelow(field, { values, path: '' })
  return [
    ...(hasNodes(field) ? embeddedIn(values[field.name]) : []),
    ...below.flatMap((level) => namedIn(level.fields, level.values)),
  ]
}

const embeddedIn = (text: DocumentData[string] | undefined): Reference[] =>
  [...placedNodes(text)].flatMap(({ node: { relationTo, type, value } }) =>
    (type === 'relationship' || type === 'upload') &&
    (typeof value === 'string' || typeof value === 'number')
      ? { slug: String(relationTo), id: value }
      : [],
  )
