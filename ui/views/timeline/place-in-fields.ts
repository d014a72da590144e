import type { ChangedPlace, PlaceStep, RowStep } from '#contracts/changes'
import type { ClientField, FieldWithRows, Member } from '#contracts/fields'
import { childrenOfRow, hasRows, memberNamed } from '#contracts/fields'
import type { Place } from '#machines/document'

/** Where something changed, as the config's fields have it. */
export interface PlaceInFields extends Pick<ChangedPlace, 'change'> {
  /** Names of fields and ids of rows, from the outside in. */
  place: Place
  locale: string | null
  /** What holds the value or the row; null: the config has no such field, or no longer. */
  member: Member | null
  /** What leads there: fields by their labels, rows by their numbers. */
  names: readonly PlaceName[]
}

export type PlaceName =
  | { kind: 'field'; label: string }
  | { kind: 'row'; number: number; label: string }

/**
 * The steps that were told, read with the fields: what lies inside a value is that value, and a value
 * of one language is of that. What no form shows is no place on the screen: null.
 */
export function placeInFields(
  { fields, ...known }: Known & { fields: readonly ClientField[] },
  { steps, change }: ChangedPlace,
): PlaceInFields | null {
  const found: Walk = { place: [], path: [], locale: null, member: null, names: [] }
  const isShown = walk(fields, steps, { ...known, found })
  const isWhole = found.place.length === steps.filter((step) => step !== found.locale).length
  const { path: _path, ...there } = found
  return isShown ? { ...there, change: isWhole ? change : 'changed' } : null
}

interface Known {
  locales: readonly string[]
  /** As `ClientEntity` has it. */
  unshown: ReadonlySet<string>
}

interface Walk {
  place: string[]
  /** The names of fields and of blocks. */
  path: string[]
  locale: string | null
  member: Member | null
  names: PlaceName[]
}

interface Walking extends Known {
  found: Walk
}

/** False: it leads through what nobody sees. */
function walk(fields: readonly ClientField[], steps: readonly PlaceStep[], to: Walking): boolean {
  const [name, ...rest] = steps
  if (typeof name !== 'string') return true
  const member = memberNamed(fields, name)
  const { found } = to
  found.place.push(name)
  found.path.push(name)
  found.names.push({ kind: 'field', label: member?.part.label ?? name })
  found.member = member ?? null
  if (member === undefined) return !to.unshown.has(found.path.join('.'))
  if ('hidden' in member.part && member.part.hidden) return false
  const inside = withoutLanguage(member, rest, to)
  if (member.fields) return walk(member.fields, inside, to)
  return hasRows(member.part) ? walkRows(member.part, inside, to) : true
}

function walkRows(
  field: FieldWithRows,
  [step, ...inside]: readonly PlaceStep[],
  to: Walking,
): boolean {
  if (step === undefined || typeof step === 'string') return true
  to.found.place.push(step.row)
  if (step.block !== null) to.found.path.push(step.block)
  to.found.names.push({ kind: 'row', number: step.number, label: kindOf(field, step) })
  return walk(childrenOfRow(field, step.block)?.fields ?? [], inside, to)
}

const kindOf = (field: FieldWithRows, { block }: RowStep): string =>
  childrenOfRow(field, block)?.holder.labels.singular ?? block ?? ''

/** What lies in a value of one language has no languages of its own. */
function withoutLanguage(
  { part }: Member,
  steps: readonly PlaceStep[],
  { locales, found }: Walking,
): readonly PlaceStep[] {
  const [code, ...rest] = steps
  const isLocalized = 'localized' in part && part.localized && found.locale === null
  if (!isLocalized || typeof code !== 'string' || !locales.includes(code)) return steps
  found.locale = code
  return rest
}
