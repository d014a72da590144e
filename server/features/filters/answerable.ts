import { isMany, isPolymorphic, listOf } from './meaning.ts'
import { UnreadableFilter } from './unreadable-filter.ts'
import type { Way } from './ways.ts'

type Asked = Pick<Way, 'within'> & { field: Way['field'] | null }

/** Refuses by name what Payload's SQL looks for where it isn't. */
export function mustBeAnswerable(
  { field, within }: Asked,
  { path, operator }: { path: string; operator: string },
): void {
  if (field === null) return
  const reference = within.findLastIndex((type) => references.has(type))
  const rows = within.slice(reference + 1).filter((type) => type === 'array' || type === 'blocks')
  const isInBlocks = rows.includes('blocks')
  if (rows.lastIndexOf('blocks') > 0) throw new UnreadableFilter({ text: 'tooDeep', field: path })

  const isReference = references.has(field.type)
  const isApart = isReference
    ? isInBlocks && (isMany(field) || isPolymorphic(field))
    : isMany(field)
  if (reference >= 0 && isApart && field.type !== 'select') {
    throw new UnreadableFilter({ text: 'elsewhere', field: path })
  }
  if (operator === 'exists' && isInBlocks && isPolymorphic(field)) {
    throw new UnreadableFilter({ text: 'kindless', field: path })
  }
}

const references: ReadonlySet<string> = new Set(['relationship', 'upload'])

const choices: ReadonlySet<string> = new Set(['radio', 'select'])

/** What of several values a field can have: PostgreSQL takes no other for a comparison. */
export function valuesFor({ field }: Asked, value: unknown): unknown[] {
  const values = listOf(value)
  if (field === null || !choices.has(field.type) || !('options' in field)) return values
  const known = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  return values.filter((one) => one === null || one === 'null' || known.includes(String(one)))
}
