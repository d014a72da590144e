import type { PayloadRequest, ValidationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import { levelsBelow, memberAt, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import type { RefusedSave } from './refused-save.ts'

type Refused = ValidationError['data']['errors'][number]

/**
 * Where the value is that another document has: of one in a row or a group, the database only tells its
 * column.
 */
export async function placeOfDouble(
  req: PayloadRequest,
  { entity: { fields, isCollection, slug }, id: own, values }: RefusedSave,
  { message, path }: Refused,
): Promise<Pick<Refused, 'label' | 'path'> | null> {
  if (!isCollection || message !== req.t('error:valueMustBeUnique')) return null
  const top = memberAt(fields, path)
  if (top && values[path] !== undefined) return null
  const seen = new Set<string>()
  for (const found of uniqueValuesIn(req, { fields, values, path: '' })) {
    const key = `${found.column}:${String(found.value)}`
    const where = {
      and: [
        { [found.column]: { equals: found.value } },
        ...(own === undefined ? [] : [{ id: { not_equals: own } }]),
      ],
    }
    const isTaken =
      seen.has(key) ||
      (await req.payload.db.count({ collection: slug, where, locale: 'all' })).totalDocs > 0
    if (isTaken) return { path: found.path, ...(found.label && { label: found.label }) }
    seen.add(key)
  }
  return null
}

interface UniqueValue {
  value: string | number
  path: string
  /** The path without the numbers of rows. */
  column: string
  label: string | null
}

interface Within {
  fields: readonly PayloadField[]
  values: Readonly<Record<string, unknown>>
  path: string
}

/** What a save brings that only one document may have, in rows as well. */
function* uniqueValuesIn(req: PayloadRequest, within: Within): Generator<UniqueValue> {
  const { fields, path, values } = within
  for (const member of membersOf(fields)) {
    const value = values[member.name]
    const isValue = typeof value === 'string' || typeof value === 'number'
    if (member.part.unique && isValue && value !== '') {
      const place = path === '' ? member.name : `${path}.${member.name}`
      const column = place.replace(/\.\d+(?=\.)/g, '')
      yield { value, path: place, column, label: labelOf(req, member.part) }
    }
    for (const level of levelsBelow(member.part, within, req.payload.blocks)) {
      if (!level.node) yield* uniqueValuesIn(req, level)
    }
  }
}

function labelOf({ i18n }: PayloadRequest, { label }: PayloadField): string | null {
  if (typeof label === 'string') return label
  const own = isRecord(label) ? (label[i18n.language] ?? label.en) : null
  return typeof own === 'string' ? own : null
}
