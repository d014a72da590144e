import type { Payload, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import { mustBeAnswerable, valuesFor } from './answerable.ts'
import { meaningsOfIds, ofValue } from './ids-of-references.ts'
import { isAsked } from './mark-filters.ts'
import type { Meaning } from './meaning.ts'
import { isMany, isPolymorphic, isTrue, listOf, meaningsOf } from './meaning.ts'
import { asksForPlace, placeOf } from './places.ts'
import type { Among } from './sql-adapter.ts'
import { UnreadableFilter } from './unreadable-filter.ts'
import type { Entity, Narrowed, Way } from './ways.ts'
import { waysTo } from './ways.ts'

/** The ids of what is among these, where collections have only some of their fields. */
export type IdsOf = (among: Where, narrowed: Narrowed) => Promise<Among>

/** Where a filter is asked. */
interface Place {
  payload: Payload
  /** The only one that knows where places are, with PostGIS. */
  isOnPostgres: boolean
  entity: Entity
  isOfVersions: boolean
  /** Whether others are asked the same, which may have other fields. */
  isOfSeveral: boolean
  /** null: nothing can be asked apart there. */
  idsOf: IdsOf | null
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
  place: Place,
): Promise<Where[]> {
  const { entity, isOfSeveral, isOfVersions, isOnPostgres } = place
  const own = isOfVersions ? path.replace(/^version\./, '') : path
  const ways = waysOf(own, place)
  const wheres: Where[] = []
  for (const [operator, value] of Object.entries(condition)) {
    const comparison = { path, operator, value }
    if (isOfSeveral && path === ofKind) {
      wheres.push(asIs(comparison))
      continue
    }
    if (isOfSeveral && (isMissing(entity, path) || canNeverBe(ways, comparison))) {
      wheres.push({ [ofKind]: { equals: fitsNothing(comparison) ? entity.slug : '' } })
      continue
    }
    for (const way of ways) mustBeAnswerable(way, { path: own, operator })
    if (isOnPostgres && asksForPlace(ways[0]!.field, operator)) {
      wheres.push(asIs({ ...comparison, value: placeOf(operator, value) }))
    } else {
      wheres.push(...(await wheresOf(comparison, ways, place)))
    }
  }
  return wheres
}

/** By it, Payload tells documents of several collections apart. */
const ofKind = 'relationTo'

const isMissing = ({ flattenedFields }: Entity, path: string): boolean =>
  path !== 'id' && !flattenedFields.some(({ name }) => name === path.split('.')[0])

/** Whether a comparison is with choices that these fields don't offer. */
const canNeverBe = (ways: readonly Asked[], { operator, value }: Comparison): boolean =>
  operator !== 'exists' &&
  ways.every((way) => {
    const possible = valuesFor(way, value).length
    return operator === 'all' ? possible < listOf(value).length : possible === 0
  })

/** Whether what has no such field is as a comparison says. */
function fitsNothing({ operator, value }: Comparison): boolean {
  if (operator === 'exists') return !isTrue(value)
  const isNothing = value === null || value === 'null'
  return isNothing ? operator === 'equals' : operator.startsWith('not_')
}

/** A field that a condition asks, or no known one; of a reference the id alone. */
interface Asked extends Omit<Way, 'field'> {
  field: Way['field'] | null
  isOfId: boolean
}

function waysOf(path: string, { entity, payload }: Place): readonly Asked[] {
  const ways = waysTo(entity, path, payload.config)
  if (ways.length > 0) return ways.map((way) => ({ ...way, isOfId: false }))
  const references = path.endsWith(ofValue)
    ? waysTo(entity, path.slice(0, -ofValue.length), payload.config)
    : []
  const toIds = references.filter(({ field }) => isPolymorphic(field))
  return toIds.length > 0
    ? toIds.map((way) => ({ ...way, isOfId: true }))
    : [{ field: null, narrowed: new Map(), within: [], isOfId: false }]
}

interface Comparison {
  path: string
  operator: string
  value: unknown
}

/** What a comparison says, in each of the fields that have its path. */
async function wheresOf(
  comparison: Comparison,
  ways: readonly Asked[],
  place: Place,
): Promise<Where[]> {
  const { operator, value } = comparison
  const isAlwaysApart = place.isOfSeveral && place.idsOf !== null
  const isOfOne = ways.length === 1 && ways[0]!.narrowed.size === 0
  const fields =
    place.isOfSeveral || ways.length > 1
      ? inKinds(comparison, ways)
      : [{ way: ways[0]!, comparison }]
  const meant = fields.map(({ way, ...own }) => {
    const { field, isOfId } = way
    const meanings = isOfId
      ? meaningsOfIds(place.payload, field!, own.comparison)
      : meaningsOf({ ...own.comparison, field })
    const isLeft = meanings === null && isOfOne && !isMany(field) && !isAlwaysApart
    return isLeft ? null : { way, meanings: meanings ?? [asked(own.comparison)] }
  })
  const [first] = meant
  if (!first) return [asIs(comparison)]
  return Promise.all(
    first.meanings.map(async ({ isNot }, at) => {
      const wheres = await Promise.all(
        meant.map((one) => whereOf(one!.meanings[at]!, one!.way, { ...place, ...comparison })),
      )
      const isOfAll = operator === 'exists' ? !isTrue(value) : isNot
      return wheres.length === 1 ? wheres[0]! : { [isOfAll ? 'and' : 'or']: wheres }
    }),
  )
}

/** The kinds of field that can have a value like that, each with what is to be asked of it. */
function inKinds(comparison: Comparison, ways: readonly Asked[]) {
  const { operator, value } = comparison
  const all = ways.map((way) => ({ way, comparison }))
  if (operator === 'exists') return all
  if (operator === 'all') return all.filter(({ way }) => isMany(way.field))
  const able = all.flatMap(({ way }) => {
    const values = valuesFor(way, value)
    if (values.length === listOf(value).length) return [{ way, comparison }]
    const isList = operator === 'in' || operator === 'not_in'
    return isList && values.length > 0
      ? [{ way, comparison: { ...comparison, value: values } }]
      : []
  })
  return able.length > 0 ? able : all
}

async function whereOf(
  { isNot, among }: Meaning,
  { field, narrowed }: Asked,
  { idsOf, isOfSeveral, path }: Place & Comparison,
): Promise<Where> {
  if (idsOf === null) {
    const isPlain = narrowed.size === 0 && !isNot && !isMany(field) && !isPolymorphic(field)
    if (isPlain) return among
    throw new UnreadableFilter(isOfSeveral ? { text: 'joined', field: path } : tooMuchOf(path))
  }
  const ids = await idsOf(among, narrowed)
  return { id: { equals: isNot ? ids.others() : ids } } as unknown as Where
}

const asked = (comparison: Comparison): Meaning => ({ isNot: false, among: asIs(comparison) })

const asIs = ({ path, operator, value }: Comparison) => ({ [path]: { [operator]: value } }) as Where

const tooMuchOf = (path: string): string =>
  `Drafts in a join can't be filtered by '${path}' in this way. Ask for them in a list of their own, or without 'draft'.`
