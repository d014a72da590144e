import type { ClientField, ClientTab, DocumentData, FieldOfKind } from '#config-schema'
import { isRecord } from '#config-schema'
import type {
  Difference,
  PartDifference,
  Sides,
  ValueDifference,
  ValuedField,
} from './difference.ts'
import { changesIn } from './difference.ts'
import { fits } from './fits.ts'
import type { Languages } from './in-languages.ts'
import { inLanguage, languagesIn } from './in-languages.ts'
import { ofDate } from './of-date.ts'
import { ofFile } from './of-file.ts'
import { ofValue } from './of-value.ts'
import { rowsBetween } from './rows-between.ts'
import { isNothing, sidesAt } from './sides.ts'
import type { Spot } from './spot.ts'
import { below } from './spot.ts'
import { strayNames } from './strays.ts'

/** Two versions, and the fields to look at them with. */
export interface Comparison {
  fields: readonly ClientField[]
  from: DocumentData
  to: DocumentData
  /** null: the versions were read in one language, or there is but one. */
  languages: Languages | null
  /** The document is a file, too. */
  hasFile?: boolean
}

/** What differs between two versions, whatever is stored in them (R11). */
export function differencesBetween(comparison: Comparison): Difference[] {
  const { fields, from, to, languages, hasFile = false } = comparison
  const spot = { place: [], locale: null, languages }
  return [...(hasFile ? [ofFile({ from, to }, spot)] : []), ...inRecord(fields, { from, to }, spot)]
}

/** A record's fields, and what it holds beside them. */
const inRecord = (fields: readonly ClientField[], sides: Sides, spot: Spot): Difference[] => [
  ...ofFields(fields, sides, spot),
  ...strayNames(fields, sides).flatMap((name) =>
    ofStray(name, sidesAt(sides, name), below(spot, name)),
  ),
]

const ofFields = (fields: readonly ClientField[], sides: Sides, spot: Spot): Difference[] =>
  fields.flatMap((field) => (field.hidden ? [] : ofField(field, sides, spot)))

function ofField(field: ClientField, sides: Sides, spot: Spot): Difference[] {
  switch (field.type) {
    case 'ui':
    case 'join':
    case 'password':
      return []
    case 'row':
      return part('plain', null, ofFields(field.fields, sides, spot), spot)
    case 'collapsible':
      return part('collapsible', field.label, ofFields(field.fields, sides, spot), spot)
    case 'tabs':
      return part(
        'plain',
        field.label,
        field.tabs.flatMap((tab) => ofTab(tab, sides, spot)),
        spot,
      )
    case 'group':
      return ofGroup(field, sides, spot)
    case 'array':
    case 'blocks':
      return inEachLanguage(field, sides, spot, (own, at) =>
        fits(field, own.from) && fits(field, own.to)
          ? [rowsBetween(field, own, at, inRecord)]
          : [misshapen(field, own, at)],
      )
    default:
      return inEachLanguage(field, sides, spot, (own, at) => [
        {
          ...(field.type === 'date'
            ? ofDate(field, own, at, sides)
            : ofValue({ kind: 'field', field }, own, at)),
          isMisshapen: !fits(field, own.from) || !fits(field, own.to),
        },
      ])
  }
}

/** The values of a field, one for each language where it has that. */
function inEachLanguage(
  field: { name: string; localized?: boolean },
  sides: Sides,
  spot: Spot,
  compare: (sides: Sides, spot: Spot) => Difference[],
): Difference[] {
  const { languages } = spot
  const [own, at] = [sidesAt(sides, field.name), below(spot, field.name)]
  // What lies in a value of one language has no languages of its own.
  if (!field.localized || languages === null || spot.locale !== null) return compare(own, at)
  return languagesIn(own, languages).flatMap((locale) =>
    compare(inLanguage(own, locale, languages), { ...at, locale }),
  )
}

function ofGroup(field: FieldOfKind<'group'>, sides: Sides, spot: Spot): Difference[] {
  if (field.name === null) {
    return part('group', field.label, ofFields(field.fields, sides, spot), spot)
  }
  const named = { ...field, name: field.name }
  return inEachLanguage(named, sides, spot, (own, at) =>
    isRecordOrNothing(own)
      ? part('group', field.label ?? field.name, inRecord(field.fields, own, at), at)
      : [misshapen(field, own, at)],
  )
}

function ofTab(tab: ClientTab, sides: Sides, spot: Spot): Difference[] {
  const { name, label, fields } = tab
  if (name === null) return part('tab', label, ofFields(fields, sides, spot), spot)
  return inEachLanguage({ ...tab, name }, sides, spot, (own, at) =>
    isRecordOrNothing(own)
      ? part('tab', label, inRecord(fields, own, at), at)
      : ofStray(name, own, at),
  )
}

const isRecordOrNothing = ({ from, to }: Sides): boolean =>
  [from, to].every((value) => isRecord(value) || isNothing(value))

/** A heading over nothing is none. */
function part(
  look: PartDifference['look'],
  label: string | null,
  children: readonly Difference[],
  { place, locale }: Spot,
): PartDifference[] {
  if (children.length === 0) return []
  return [{ kind: 'part', look, label, place, locale, changes: changesIn(children), children }]
}

const misshapen = (field: ValuedField, sides: Sides, spot: Spot): ValueDifference => ({
  ...ofValue({ kind: 'field', field }, sides, spot),
  isMisshapen: true,
})

const ofStray = (name: string, sides: Sides, spot: Spot): ValueDifference[] =>
  isNothing(sides.from) && isNothing(sides.to)
    ? []
    : [ofValue({ kind: 'stray', name }, sides, spot)]
