import type { FlattenedBlock, FlattenedBlocksField, FlattenedField } from 'payload'
import type { DocumentData, Json } from '#config-schema'
import { isRecord } from '#config-schema'

type Fields = readonly FlattenedField[]

/** Blocks that fields name instead of holding them. */
export type NamedBlocks = Readonly<Record<string, FlattenedBlock>>

/** The stored values with a difference, as a save would put it in: rows are matched by their ids. */
export const withChanges = (
  fields: Fields,
  stored: DocumentData,
  changes: DocumentData,
  named: NamedBlocks,
): DocumentData => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const field = fields.find((one) => one.name === name)
      return [name, field ? changed(field, stored[name], change, named) : change]
    }),
  ),
})

function changed(
  field: FlattenedField,
  stored: Json | undefined,
  change: Json,
  named: NamedBlocks,
): Json {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isRecord(stored) && isRecord(change)
        ? withChanges(field.flattenedFields, stored, change, named)
        : change
    case 'array':
      return changedRows(stored, change, () => field.flattenedFields, named)
    case 'blocks':
      return changedRows(stored, change, (row) => fieldsOf(field, row, named), named)
    default:
      return change
  }
}

function changedRows(
  stored: Json | undefined,
  change: Json,
  fieldsOfRow: (row: DocumentData) => Fields,
  named: NamedBlocks,
): Json {
  if (!Array.isArray(stored) || !Array.isArray(change)) return change
  const rows = new Map(stored.filter((row) => isRecord(row)).map((row) => [row.id, row]))
  return change.map((row) => {
    const before = isRecord(row) && row.id !== undefined ? rows.get(row.id) : undefined
    return isRecord(row) && before ? withChanges(fieldsOfRow(row), before, row, named) : row
  })
}

function fieldsOf(
  { blockReferences, blocks }: FlattenedBlocksField,
  { blockType }: DocumentData,
  named: NamedBlocks,
): Fields {
  const slugOf = (block: FlattenedBlock | string) =>
    typeof block === 'string' ? block : block.slug
  const found = (blockReferences ?? blocks).find((block) => slugOf(block) === blockType)
  return (typeof found === 'string' ? named[found] : found)?.flattenedFields ?? []
}
