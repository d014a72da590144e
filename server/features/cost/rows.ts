import { isRecord } from '#contracts/is-record'
import type { Level } from '../../kit/payload-fields/field-tree.ts'
import { levelsBelow, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'

/** Whether a document has more items, blocks and groups, those within others too. */
export function hasMoreRows(
  fields: readonly PayloadField[],
  data: unknown,
  most: number,
  named: NamedBlocks,
): boolean {
  let left = most
  const isWithin = (level: Level): boolean =>
    membersOf(level.fields).every(({ name, part }) => {
      const below = isFilled(level.values[name]) ? levelsBelow(part, level, named) : []
      left -= below.length
      return left >= 0 && below.every(isWithin)
    })
  return isRecord(data) && !isWithin({ fields, values: data, path: '' })
}

/** A group that was never filled in costs nothing. */
const isFilled = (value: unknown): boolean => typeof value === 'object' && value !== null
