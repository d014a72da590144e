import type { DocumentData, Json } from '#contracts/documents'

/**
 * What Payload makes of a partial update: what is left out stays, groups are merged, rows are
 * matched by id and come in the order that was sent; everything else is replaced.
 */
export const merged = (stored: DocumentData, update: DocumentData): DocumentData => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(update).map(([field, value]) => [field, mergedValue(stored[field], value)]),
  ),
})

function mergedValue(stored: Json | undefined, value: Json): Json {
  if (areRows(value)) {
    const rows = Array.isArray(stored) ? stored.filter(isGroup) : []
    return value.map((row) => merged(rows.find(({ id }) => id === row.id) ?? {}, row))
  }
  return isGroup(stored) && isGroup(value) ? merged(stored, value) : value
}

const areRows = (value: Json): value is DocumentData[] =>
  Array.isArray(value) && value.every((row) => isGroup(row) && 'id' in row)

const isGroup = (value: Json | undefined): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('relationTo' in value)
