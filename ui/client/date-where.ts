import type { ClientCollection } from '#contracts/admin-config'
import type { ClientField, DateField } from '#contracts/fields'
import { memberNamed } from '#contracts/fields'
import type { QueryValue } from './query-string.ts'

type Appearance = DateField['appearance']
type Tests = Readonly<Record<string, QueryValue>>

/**
 * A filter of times means what lists show: all that is shown as the same minute, day or month, of which
 * the server knows thousandths of a second.
 */
export function dateWhere(collection: ClientCollection, where: QueryValue): QueryValue {
  if (isList(where)) return where.map((one) => dateWhere(collection, one))
  if (!isTests(where)) return where
  const parts = Object.entries(where).map(([path, value]): QueryValue => {
    if (isList(value)) return { [path]: dateWhere(collection, value) }
    const dated = datedAt(collection, path)
    return dated && isTests(value) ? inZones(path, value, dated) : { [path]: value }
  })
  return parts.length === 1 ? parts[0] : { and: parts }
}

type Dated = Pick<DateField, 'appearance' | 'timezone'>

function datedAt({ fields }: ClientCollection, path: string): Dated | null {
  const field = fieldAt(fields, path.split('.'))
  if (field) return field.type === 'date' ? field : null
  return ofEveryDocument.has(path) ? { appearance: 'dayAndTime', timezone: null } : null
}

const ofEveryDocument: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'deletedAt'])

function fieldAt(
  fields: readonly ClientField[],
  [name = '', ...rest]: readonly string[],
): ClientField | null {
  const member = memberNamed(fields, name)
  if (!member) return null
  if (member.fields) return fieldAt(member.fields, rest)
  return 'type' in member.part ? member.part : null
}

/**
 * A day is kept as noon in its time zone, which is the same day in Greenwich for all zones but a few:
 * documents with one of those are compared half a day earlier, or later.
 */
function inZones(path: string, tests: Tests, { appearance, timezone }: Dated): QueryValue {
  const usual = spanned(path, tests, appearance)
  if (timezone === null || !isDay(appearance)) return usual
  const zones = timezone.options.map(({ value }) => value)
  const ahead = zones.filter((one) => farAhead.test(one))
  const behind = zones.filter((one) => farBehind.test(one))
  const zone = `${path}_tz`
  const others = (far: readonly string[], hours: number): QueryValue[] =>
    far.length > 0
      ? [{ and: [{ [zone]: { in: far } }, spanned(path, tests, appearance, hours)] }]
      : []
  const far = [...ahead, ...behind]
  return far.length === 0
    ? usual
    : {
        or: [
          { and: [{ or: [{ [zone]: { exists: false } }, { [zone]: { not_in: far } }] }, usual] },
          ...others(ahead, -12),
          ...others(behind, 12),
        ],
      }
}

const isDay = (appearance: Appearance): boolean =>
  appearance === 'dayOnly' || appearance === 'monthOnly'

/** Whose noon is another day in Greenwich: more than twelve hours ahead, or twelve behind. */
const farAhead =
  /^(Antarctica\/(McMurdo|South)|NZ|Pacific\/(Apia|Auck|Chat|Ender|Fakao|Fiji|Kant|Kirit|Tonga)|\+1[34])|GMT-1[34]$/
const farBehind = /GMT\+12$|^-12/

/** What is no time, or compared in another way, is for the server to judge. */
function spanned(path: string, tests: Tests, appearance: Appearance, hours = 0): QueryValue {
  const [[operator = '', value] = [], ...others] = Object.entries(tests)
  const spans = (isList(value) ? value : [value]).map((one) => spanOf(one, appearance, hours))
  const known = spans.filter((span) => span !== null)
  const isKnown = others.length === 0 && known.length > 0 && known.length === spans.length
  return (isKnown && compared(path, operator, known)) || { [path]: tests }
}

interface Span {
  start: string
  /** The first instant after it. */
  end: string
}

/** Conditions lie side by side: how deep an address may go is limited. */
function compared(path: string, operator: string, spans: readonly Span[]): QueryValue {
  const [{ start, end }] = spans as [Span]
  switch (operator) {
    case 'equals':
    case 'in':
      return { or: spans.map((span) => ({ [path]: within(span) })) }
    case 'not_equals':
    case 'not_in':
      return { or: outside(spans).map((test) => ({ [path]: test })) }
    case 'greater_than':
      return { [path]: { greater_than_equal: end } }
    case 'greater_than_equal':
      return { [path]: { greater_than_equal: start } }
    case 'less_than':
      return { [path]: { less_than: start } }
    case 'less_than_equal':
      return { [path]: { less_than: end } }
    default:
      return null
  }
}

const within = ({ start, end }: Span): Tests => ({ greater_than_equal: start, less_than: end })

/** Before, between and after them, and no time at all. */
function outside(spans: readonly Span[]): Tests[] {
  const sorted = spans.toSorted((one, other) => one.start.localeCompare(other.start))
  const gaps = sorted.map(({ end }, at) => {
    const next = sorted[at + 1]
    return next ? within({ start: end, end: next.start }) : { greater_than_equal: end }
  })
  return [{ less_than: sorted[0]!.start }, ...gaps, { exists: false }]
}

function spanOf(value: QueryValue, appearance: Appearance, hours: number): Span | null {
  const instant = typeof value === 'string' ? new Date(value) : null
  if (!instant || Number.isNaN(instant.getTime())) return null
  const start = new Date(instant)
  if (isDay(appearance)) start.setUTCHours(0, 0, 0, 0)
  else start.setSeconds(0, 0)
  if (appearance === 'monthOnly') start.setUTCDate(1)
  const end = new Date(start)
  if (appearance === 'monthOnly') end.setUTCMonth(end.getUTCMonth() + 1)
  else if (appearance === 'dayOnly') end.setUTCDate(end.getUTCDate() + 1)
  else end.setMinutes(end.getMinutes() + 1)
  for (const one of [start, end]) one.setUTCHours(one.getUTCHours() + hours)
  return { start: start.toISOString(), end: end.toISOString() }
}

const isList = (value: QueryValue): value is readonly QueryValue[] => Array.isArray(value)

const isTests = (value: QueryValue): value is Tests => typeof value === 'object' && value !== null
