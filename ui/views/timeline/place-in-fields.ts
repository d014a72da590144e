import type { ChangedPlace, ClientField, FieldOfKind, PlaceStep, RowStep } from '#config-schema'
import type { Place } from '#machines/document'
import { fieldNamed } from '../../fields/field-named.ts'

/** Where something changed, as the config's fields have it. */
export interface PlaceInFields extends Pick<ChangedPlace, 'change'> {
  /** Names of fields and ids of rows, from the outside in. */
  place: Place
  locale: string | null
  /** The field that holds the value or the row; null: the config has none, or no longer one. */
  field: ClientField | null
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
  const found: Walk = { place: [], path: [], locale: null, field: null, names: [] }
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
  field: ClientField | null
  names: PlaceName[]
}

interface Walking extends Known {
  found: Walk
}

/** False: it leads through what nobody sees. */
function walk(fields: readonly ClientField[], steps: readonly PlaceStep[], to: Walking): boolean {
  const [name, ...rest] = steps
  if (typeof name !== 'string') return true
  const field = fieldNamed(fields, name)
  const { found } = to
  found.place.push(name)
  found.path.push(name)
  found.names.push({ kind: 'field', label: field?.label ?? name })
  found.field = field ?? null
  if (field === undefined) return !to.unshown.has(found.path.join('.'))
  if (field.hidden) return false
  const inside = withoutLanguage(field, rest, to)
  switch (field.type) {
    case 'group':
      return walk(field.fields, inside, to)
    case 'array':
    case 'blocks':
      return walkRows(field, inside, to)
    default:
      return true
  }
}

function walkRows(
  field: FieldOfKind<'array' | 'blocks'>,
  [step, ...inside]: readonly PlaceStep[],
  to: Walking,
): boolean {
  if (step === undefined || typeof step === 'string') return true
  to.found.place.push(step.row)
  if (step.block !== null) to.found.path.push(step.block)
  to.found.names.push({ kind: 'row', number: step.number, label: kindOf(field, step) })
  return walk(fieldsOf(field, step), inside, to)
}

const kindOf = (field: FieldOfKind<'array' | 'blocks'>, { block }: RowStep): string =>
  field.type === 'array'
    ? field.labels.singular
    : (field.blocks.find(({ slug }) => slug === block)?.labels.singular ?? block ?? '')

const fieldsOf = (
  field: FieldOfKind<'array' | 'blocks'>,
  { block }: RowStep,
): readonly ClientField[] =>
  field.type === 'array'
    ? field.fields
    : (field.blocks.find(({ slug }) => slug === block)?.fields ?? [])

/** What lies in a value of one language has no languages of its own. */
function withoutLanguage(
  field: ClientField,
  steps: readonly PlaceStep[],
  { locales, found }: Walking,
): readonly PlaceStep[] {
  const [code, ...rest] = steps
  const isLocalized = 'localized' in field && field.localized && found.locale === null
  if (!isLocalized || typeof code !== 'string' || !locales.includes(code)) return steps
  found.locale = code
  return rest
}
