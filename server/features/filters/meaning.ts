import type { FlattenedField, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import { Words } from './words.ts'

/** What a condition says: that a document is among these, or that it isn't. */
export interface Meaning {
  isNot: boolean
  among: Where
}

export interface Comparison {
  path: string
  operator: string
  value: unknown
  field: FlattenedField | null
}

/**
 * What a condition says where a database would answer something else: it knows neither true nor false of
 * what is empty, and compares each of several values for itself. Each of the meanings is to hold, and
 * is asked apart from the others. null: Payload's own answer is the right one.
 */
export function meaningsOf(comparison: Comparison): readonly Meaning[] | null {
  const { operator, value, field } = comparison
  const isText = field !== null && texts.has(field.type)
  const isOfMany = isMany(field)
  switch (operator) {
    case 'not_equals':
      return not(field?.type === 'checkbox' ? ticked(comparison) : [is(asEquals(comparison))])
    case 'not_in':
      return [{ isNot: true, among: anyOf(comparison, listOf(value)) }]
    case 'not_like':
      return [{ isNot: true, among: like(comparison, isText) }]
    case 'exists':
      if (isPolymorphic(field)) return [referring(comparison)]
      return isText && !isOfMany ? [filled(comparison)] : null
    case 'all':
      return isOfMany ? listOf(value).map((one) => is(anyOf(comparison, [one]))) : null
    case 'like':
      return isText ? [is(like(comparison, isText))] : null
    case 'contains':
      if (isText) return [is(wordsAt(comparison, [String(value)]))]
      return isOfMany ? [is(asIs(comparison))] : null
    case 'equals':
      if (field?.type === 'checkbox') return ticked(comparison)
      return isOfMany ? [is(asEquals(comparison))] : null
    case 'in':
      return isOfMany || isPolymorphic(field) || isKind(comparison)
        ? [is(anyOf(comparison, listOf(value)))]
        : null
    default:
      return null
  }
}

const texts: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'code'])

export const isTrue = (value: unknown): boolean => String(value).toLowerCase() === 'true'

const is = (among: Where): Meaning => ({ isNot: false, among })

const not = (meanings: readonly Meaning[]): readonly Meaning[] =>
  meanings.map(({ isNot, among }) => ({ isNot: !isNot, among }))

const where = (path: string, operator: string, value: unknown) =>
  ({ [path]: { [operator]: value } }) as Where

const asIs = ({ path, operator, value }: Comparison): Where => where(path, operator, value)

const asEquals = ({ path, value }: Comparison): Where => where(path, 'equals', value)

/** A box that nobody has touched isn't ticked. */
function ticked({ path, value }: Comparison): readonly Meaning[] {
  return [{ isNot: !isTrue(value), among: where(path, 'equals', true) }]
}

/** A text without a letter says as little as none. */
function filled({ path, value }: Comparison): Meaning {
  const isEmpty = { or: [where(path, 'exists', false), where(path, 'equals', '')] }
  return { isNot: isTrue(value), among: isEmpty }
}

/** Payload doesn't know whether there is such a reference, only to what. */
const referring = ({ path, value, field }: Comparison): Meaning => ({
  isNot: !isTrue(value),
  among: { or: targetsOf(field).map((slug) => where(`${path}.relationTo`, 'equals', slug)) },
})

const targetsOf = (field: FlattenedField | null): readonly string[] =>
  field && 'relationTo' in field ? [field.relationTo].flat() : []

/** Payload knows `in` for no list of references that name their collection, nor of kinds of block. */
function anyOf(comparison: Comparison, values: readonly unknown[]): Where {
  const { path, field } = comparison
  return isKind(comparison) || (isPolymorphic(field) && values.some(isRecord))
    ? { or: values.map((value) => where(path, 'equals', value)) }
    : where(path, 'in', values)
}

const isKind = ({ path, field }: Comparison): boolean =>
  field === null && path.endsWith('.blockType')

function like(comparison: Comparison, isText: boolean): Where {
  const { path, value } = comparison
  if (!isText) return where(path, 'like', value)
  return wordsAt(
    comparison,
    String(value)
      .split(/\s+/)
      .filter((word) => word !== ''),
  )
}

/** All in the same value. */
const wordsAt = ({ path }: Comparison, words: readonly string[]): Where => ({
  and: words.map((word) => where(path, 'equals', new Words(word))),
})

export const isMany = (field: FlattenedField | null): boolean =>
  field !== null && 'hasMany' in field && Boolean(field.hasMany)

export const isPolymorphic = (field: FlattenedField | null): boolean =>
  field !== null && 'relationTo' in field && Array.isArray(field.relationTo)

/** An address says a list as such, as a text with commas, or as its only value. */
export const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [value]
}
