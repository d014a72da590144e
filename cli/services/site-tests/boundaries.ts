import type { Rule } from './cases.ts'
import { optionsOf, relatedTo } from './samples.ts'
import type { SiteField } from './site-fields.ts'

/** A value that lies at the edge of what a field allows, or beyond it. */
interface Boundary {
  name: string
  rule: Rule
  value: unknown
  expects: 'accepted' | 'refused'
}

/** Everything that can be read from the field's own settings, with a sample that is valid. */
export const boundariesOf = (field: SiteField, sample: unknown, isGlobal: boolean): Boundary[] => [
  // A global has all along what a save of it leaves out.
  ...required(field).filter(({ name }) => !isGlobal || name !== 'missing'),
  ...lengths(field, sample),
  ...ranges(field),
  ...rowCounts(field, sample),
  ...options(field),
  ...wrongTypes(field),
]

function required({ defaultValue, required, type }: SiteField): Boundary[] {
  // Payload makes an unticked box of a missing one.
  if (!required || type === 'checkbox') return []
  const refused = (name: string, value: unknown) =>
    ({ name, value, rule: 'required', expects: 'refused' }) as const
  return [
    ...(defaultValue === undefined ? [refused('missing', undefined)] : []),
    refused('null', null),
    ...(['text', 'textarea', 'email', 'code'].includes(type) ? [refused('empty', '')] : []),
  ]
}

function lengths({ hasMany, maxLength, minLength, type }: SiteField, sample: unknown): Boundary[] {
  if (!['text', 'textarea', 'code'].includes(type)) return []
  const [text] = hasMany ? (sample as string[]) : [String(sample)]
  const many = (value: string) => (hasMany ? [value] : value)
  const long = (length: number) => many(`${text}`.padEnd(length, 'y').slice(0, length))
  return [
    ...(maxLength === undefined || maxLength > longest
      ? []
      : [
          boundary('length', 'max', long(maxLength), 'accepted'),
          boundary('length', 'over', long(maxLength + 1), 'refused'),
        ]),
    ...(minLength === undefined || minLength < 1
      ? []
      : [
          boundary('length', 'min', long(minLength), 'accepted'),
          ...(minLength > 1 ? [boundary('length', 'under', long(minLength - 1), 'refused')] : []),
        ]),
  ]
}

/** Characters that are worth sending. */
const longest = 100_000

function ranges({ hasMany, max, min, type }: SiteField): Boundary[] {
  if (type !== 'number') return []
  const many = (value: number) => (hasMany ? [value] : value)
  return [
    ...(max === undefined
      ? []
      : [
          boundary('range', 'max', many(max), 'accepted'),
          boundary('range', 'over', many(max + 1), 'refused'),
        ]),
    ...(min === undefined
      ? []
      : [
          boundary('range', 'min', many(min), 'accepted'),
          boundary('range', 'under', many(min - 1), 'refused'),
        ]),
  ]
}

function rowCounts({ maxRows, minRows, type, hasMany }: SiteField, sample: unknown): Boundary[] {
  if (!(['array', 'blocks'].includes(type) || hasMany) || !Array.isArray(sample)) return []
  const [row] = sample
  if (row === undefined) return []
  const rows = (count: number) => Array.from({ length: count }, () => row)
  return [
    ...(maxRows === undefined || maxRows > mostRows
      ? []
      : [boundary('rows', 'over', rows(maxRows + 1), 'refused')]),
    ...(minRows === undefined || minRows < 2
      ? []
      : [boundary('rows', 'under', rows(minRows - 1), 'refused')]),
  ]
}

const mostRows = 60

function options(field: SiteField): Boundary[] {
  if (field.type !== 'select' && field.type !== 'radio') return []
  const many = (value: string) => (field.hasMany ? [value] : value)
  const values = optionsOf(field)
  return [
    ...values
      .slice(0, mostOptions)
      .map((value) => boundary('options', `is-${value}`, many(value), 'accepted')),
    boundary('options', 'none', many('not-an-option-of-it'), 'refused'),
  ]
}

const mostOptions = 12

function wrongTypes(field: SiteField): Boundary[] {
  const wrong = wrongByKind[field.type]
  if (wrong === undefined || (field.hasMany && field.type === 'text')) return []
  if (field.type === 'relationship' && relatedTo(field).length === 0) return []
  return [boundary('type', 'wrong', field.hasMany ? [wrong] : wrong, 'refused')]
}

const wrongByKind: Readonly<Record<string, unknown>> = {
  email: 'not an address',
  date: 'not a date',
  checkbox: 'not a box',
  point: ['here', 'there'],
}

const boundary = (
  rule: Rule,
  name: string,
  value: unknown,
  expects: Boundary['expects'],
): Boundary => ({ rule, name, value, expects })
