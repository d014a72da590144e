import type { ClientCollection, ClientField, DocumentData, Json, JsonField } from '#config-schema'

/** The collection, where a new document begins with these values as well. */
export function withValues(collection: ClientCollection, values: DocumentData): ClientCollection {
  const names = Object.keys(values)
  if (names.length === 0) return collection
  const known = collection.fields.flatMap((field) =>
    'name' in field && field.name !== null ? [field.name] : [],
  )
  return {
    ...collection,
    fields: [
      ...collection.fields.map((field) => begunWith(field, values)),
      ...names
        .filter((name) => !known.includes(name))
        .map((name) => unseen(name, values[name] ?? null)),
    ],
  }
}

function begunWith(field: ClientField, values: DocumentData): ClientField {
  if (!('name' in field) || field.name === null || !('defaultValue' in field)) return field
  const value = values[field.name]
  return value === undefined ? field : { ...field, defaultValue: value }
}

/** A value that no field of this level shows, such as the file, or one within a tab; of a kind that may be anything. */
const unseen = (name: string, value: Json): JsonField => ({
  type: 'json',
  name,
  label: null,
  description: null,
  width: null,
  position: 'main',
  hidden: true,
  required: false,
  localized: false,
  unique: false,
  placeholder: null,
  defaultValue: value,
  readOnly: { create: false, update: false },
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
  jsonSchema: null,
  maxHeight: null,
})
