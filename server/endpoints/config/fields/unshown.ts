import type { Field } from 'payload'
import type { ClientField } from '#contracts/fields'
import { membersOf, rowsOf } from '../../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import type { FieldsAccess } from '../permissions.ts'
import { accessTo } from '../permissions.ts'

/**
 * The values that this user may read and that no form has, by the names that lead there: whoever
 * compares versions must not take them for fields that the config has lost.
 */
export function unshownIn(
  fields: readonly Field[],
  level: FieldsAccess,
  shown: readonly ClientField[],
  blocks: NamedBlocks,
): string[] {
  const known = new Set<string>()
  walk(shown, { level: true, before: '', blocks: {} }, (path) => known.add(path))

  const found: string[] = []
  walk(fields, { level, before: '', blocks }, (path, { hidden }) => {
    if (hidden || known.has(path)) return !hidden
    found.push(path)
    return false
  })
  return found
}

interface Level {
  level: FieldsAccess
  /** The path that leads here. */
  before: string
  blocks: NamedBlocks
}

/** Shows each value that may be read, and goes into it where that is asked for. */
function walk(
  fields: readonly PayloadField[],
  at: Level,
  goesInto: (path: string, part: PayloadField) => unknown,
): void {
  for (const { name, part, fields: within } of membersOf(fields)) {
    const access = accessTo(name, at.level)
    const path = `${at.before}${name}`
    if (!isKept(part) || !access.read || !goesInto(path, part)) continue
    const inside = { ...at, level: access.fields, before: `${path}.` }
    if (within) walk(within, inside, goesInto)
    for (const { fields: inRow, block } of rowsOf(part, at.blocks)) {
      const inBlock = { ...at, level: access.blocks(block ?? ''), before: `${path}.${block}.` }
      walk(inRow, block === null ? inside : inBlock, goesInto)
    }
  }
}

/** Of the others no version says anything, or nobody takes it for a field. */
const isKept = ({ name, type }: PayloadField): boolean =>
  type !== 'join' && name !== 'id' && name !== 'blockName'
