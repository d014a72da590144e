import type { Block, Field } from 'payload'
import type { ClientField } from '#config-schema'
import type { Part } from '../../form-state/parts.ts'
import { blocksOf, nameOf, partsOf } from '../../form-state/parts.ts'
import type { FieldsAccess } from '../permissions.ts'
import { accessTo } from '../permissions.ts'

/** The blocks that fields name instead of holding them. */
type NamedBlocks = Readonly<Record<string, Block>>

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
  walk(partsOf(shown), { level: true, before: '', blocks: {} }, (path) => known.add(path))

  const found: string[] = []
  walk(partsOf(fields), { level, before: '', blocks }, (path, { hidden }) => {
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
  parts: readonly Part[],
  at: Level,
  goesInto: (path: string, part: Part) => unknown,
): void {
  for (const part of parts.filter(isKept)) {
    const inside = [...(part.fields ?? []), ...(part.tabs ?? [])]
    const name = nameOf(part)
    if (name === null) {
      walk(inside, at, goesInto)
      continue
    }
    const access = accessTo(name, at.level)
    const path = `${at.before}${name}`
    if (!access.read || !goesInto(path, part)) continue
    walk(inside, { ...at, level: access.fields, before: `${path}.` }, goesInto)
    for (const { fields, slug } of blocksOf(part, at.blocks)) {
      const inBlock = { ...at, level: access.blocks(slug), before: `${path}.${slug}.` }
      walk(partsOf(fields), inBlock, goesInto)
    }
  }
}

/** Of the others no version says anything, or nobody takes it for a field. */
const isKept = ({ name, type }: Part): boolean =>
  type !== 'ui' && type !== 'join' && name !== 'id' && name !== 'blockName'
