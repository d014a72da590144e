import { hasNodes, pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { levelsBelow, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** Where a document has such characters, by the fields that show them. */
export function placesOfUnstorable(
  fields: readonly PayloadField[],
  values: unknown,
  named: NamedBlocks,
  path = '',
): string[] {
  if (!isRecord(values) || !isUnstorable(values)) return []
  return membersOf(fields).flatMap(({ name, part }) => {
    if (!isUnstorable(values[name])) return []
    const levels = hasNodes(part) ? [] : levelsBelow(part, { values, path }, named)
    const below = levels.flatMap((level) =>
      placesOfUnstorable(level.fields, level.values, named, level.path),
    )
    return below.length > 0 ? below : [pathBelow(path, name)]
  })
}

/** NUL, and half of a character that is written as two. */
const unstorable = /[\0\p{Surrogate}]/u

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  if (Array.isArray(value)) return value.some(isUnstorable)
  return (
    isRecord(value) &&
    Object.entries(value).some(([key, one]) => unstorable.test(key) || isUnstorable(one))
  )
}
