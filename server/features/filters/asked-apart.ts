import type { FlattenedField, Payload, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import { fieldAt } from './field-at.ts'
import { fieldOfValue, meaningsOfIds } from './ids-of-references.ts'
import { isAsked } from './mark-filters.ts'
import type { Meaning } from './meaning.ts'
import { isPolymorphic, meaningsOf } from './meaning.ts'
import { asksForPlace, placeOf } from './places.ts'
import type { Among } from './sql-adapter.ts'
import { UnreadableFilter } from './unreadable-filter.ts'

/** Where a filter is asked. */
interface Place {
  payload: Payload
  /** The only one that knows where places are, with PostGIS. */
  isOnPostgres: boolean
  fields: readonly FlattenedField[]
  isOfVersions: boolean
  /** null: nothing can be asked apart there. */
  idsOf: ((among: Where) => Promise<Among>) | null
}

/** The filter with each condition of the request as a question of its own. */
export async function askedApart(where: Where, place: Place): Promise<Where> {
  const parts: Where[] = []
  for (const [path, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) {
      const within = []
      for (const one of condition) within.push(isRecord(one) ? await askedApart(one, place) : one)
      parts.push({ [path]: within })
    } else if (isRecord(condition) && isAsked(condition)) {
      parts.push(...(await conditionsOf(path, condition, place)))
    } else {
      parts.push({ [path]: condition } as Where)
    }
  }
  return parts.length === 1 ? parts[0]! : { and: parts }
}

async function conditionsOf(
  path: string,
  condition: Record<string, unknown>,
  { fields, idsOf, isOfVersions, isOnPostgres, payload }: Place,
): Promise<Where[]> {
  const own = isOfVersions ? path.replace(/^version\./, '') : path
  const field = fieldAt(fields, own, payload.config)
  const ofValue = fieldOfValue(fields, own, payload.config)
  const wheres: Where[] = []
  for (const [operator, value] of Object.entries(condition)) {
    if (isOnPostgres && asksForPlace(field, operator)) {
      wheres.push({ [path]: { [operator]: placeOf(operator, value) } } as Where)
      continue
    }
    const meanings =
      ofValue === null
        ? meaningsOf({ path, operator, value, field })
        : meaningsOfIds(payload, ofValue, { path, operator, value })
    if (meanings) wheres.push(...(await Promise.all(meanings.map(whereOf))))
    else wheres.push({ [path]: { [operator]: value } } as Where)
  }
  return wheres

  async function whereOf({ isNot, among }: Meaning): Promise<Where> {
    if (idsOf === null) {
      if (isNot || severalIn(field)) throw new UnreadableFilter(tooMuchOf(path))
      return among
    }
    const ids = await idsOf(among)
    return { id: { equals: isNot ? ids.others() : ids } } as unknown as Where
  }
}

const severalIn = (field: FlattenedField | null): boolean =>
  isPolymorphic(field) || (field !== null && 'hasMany' in field && Boolean(field.hasMany))

const tooMuchOf = (path: string): string =>
  `Drafts in a join can't be filtered by '${path}' in this way. Ask for them in a list of their own, or without 'draft'.`
