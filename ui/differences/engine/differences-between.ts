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
import type { Sliced } from './in-slices.ts'
import { wholly } from './in-slices.ts'
import { ofDate } from './of-date.ts'
import { ofFile } from './of-file.ts'
import { ofValue } from './of-value.ts'
import { rowsBetween } from './rows-between.ts'
import { isNothing, sidesAt } from './sides.ts'
import type { Spot } from './spot.ts'
import { below, isUnshown } from './spot.ts'
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
  /** What is in the config but not on the screen, as `ClientEntity` has it. */
  unshown?: readonly string[]
}

/** What differs between two versions, whatever is stored in them (R11). */
export const differencesBetween = (comparison: Comparison): Difference[] =>
  wholly(comparing(comparison))

/** The same in slices, which end with each row: versions can be as long as they like. */
export function* comparing(comparison: Comparison): Sliced<Difference[]> {
  const { fields, from, to, languages, hasFile = false, unshown = [] } = comparison
  const spot = { place: [], path: [], locale: null, languages, unshown: new Set(unshown) }
  const file = hasFile ? [ofFile({ from, to }, spot)] : []
  return [...file, ...(yield* inRecord(fields, { from, to }, spot))]
}

/** A record's fields, and what it holds beside them. */
function* inRecord(fields: readonly ClientField[], sides: Sides, spot: Spot): Sliced<Difference[]> {
  const known = yield* ofFields(fields, sides, spot)
  const strays = strayNames(fields, sides).flatMap((name) => {
    const at = below(spot, name)
    return isUnshown(at) ? [] : ofStray(name, sidesAt(sides, name), at)
  })
  return [...known, ...strays]
}

function* ofFields(fields: readonly ClientField[], sides: Sides, spot: Spot): Sliced<Difference[]> {
  const found: Difference[] = []
  for (const field of fields) {
    if (!field.hidden) found.push(...(yield* ofField(field, sides, spot)))
  }
  return found
}

function* ofField(field: ClientField, sides: Sides, spot: Spot): Sliced<Difference[]> {
  switch (field.type) {
    case 'ui':
    case 'join':
    case 'password':
      return []
    case 'row':
      return part('plain', null, yield* ofFields(field.fields, sides, spot), spot)
    case 'collapsible':
      return part('collapsible', field.label, yield* ofFields(field.fields, sides, spot), spot)
    case 'tabs':
      return part('plain', field.label, yield* ofTabs(field.tabs, sides, spot), spot)
    case 'group':
      return yield* ofGroup(field, sides, spot)
    case 'array':
    case 'blocks':
      return yield* inEachLanguage(field, sides, spot, function* (own, at) {
        const isFit = fits(field, own.from) && fits(field, own.to)
        return [isFit ? yield* rowsBetween(field, own, at, inRecord) : misshapen(field, own, at)]
      })
    default:
      // biome-ignore lint/correctness/useYield: a value is looked at in one go
      return yield* inEachLanguage(field, sides, spot, function* (own, at) {
        const value =
          field.type === 'date'
            ? ofDate(field, own, at, sides)
            : ofValue({ kind: 'field', field }, own, at)
        return [{ ...value, isMisshapen: !fits(field, own.from) || !fits(field, own.to) }]
      })
  }
}

/** The values of a field, one for each language where it has that. */
function* inEachLanguage(
  field: { name: string; localized?: boolean },
  sides: Sides,
  spot: Spot,
  compare: (sides: Sides, spot: Spot) => Sliced<Difference[]>,
): Sliced<Difference[]> {
  const { languages } = spot
  const [own, at] = [sidesAt(sides, field.name), below(spot, field.name)]
  // What lies in a value of one language has no languages of its own.
  if (!field.localized || languages === null || spot.locale !== null) {
    return yield* compare(own, at)
  }
  const found: Difference[] = []
  for (const locale of languagesIn(own, languages)) {
    found.push(...(yield* compare(inLanguage(own, locale, languages), { ...at, locale })))
  }
  return found
}

function* ofGroup(field: FieldOfKind<'group'>, sides: Sides, spot: Spot): Sliced<Difference[]> {
  if (field.name === null) {
    return part('group', field.label, yield* ofFields(field.fields, sides, spot), spot)
  }
  const named = { ...field, name: field.name }
  return yield* inEachLanguage(named, sides, spot, function* (own, at) {
    return isRecordOrNothing(own)
      ? whole(part('group', field.label ?? field.name, yield* inRecord(field.fields, own, at), at))
      : [misshapen(field, own, at)]
  })
}

function* ofTabs(tabs: readonly ClientTab[], sides: Sides, spot: Spot): Sliced<Difference[]> {
  const found: Difference[] = []
  for (const tab of tabs) found.push(...(yield* ofTab(tab, sides, spot)))
  return found
}

function* ofTab(tab: ClientTab, sides: Sides, spot: Spot): Sliced<Difference[]> {
  const { name, label, fields } = tab
  if (name === null) return part('tab', label, yield* ofFields(fields, sides, spot), spot)
  return yield* inEachLanguage({ ...tab, name }, sides, spot, function* (own, at) {
    return isRecordOrNothing(own)
      ? whole(part('tab', label, yield* inRecord(fields, own, at), at))
      : ofStray(name, own, at)
  })
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
  const changes = changesIn(children)
  return [{ kind: 'part', look, label, isWhole: false, place, locale, changes, children }]
}

/** What has a name of its own is stored under it. */
const whole = (parts: readonly PartDifference[]): PartDifference[] =>
  parts.map((one) => ({ ...one, isWhole: true }))

const misshapen = (field: ValuedField, sides: Sides, spot: Spot): ValueDifference => ({
  ...ofValue({ kind: 'field', field }, sides, spot),
  isMisshapen: true,
})

const ofStray = (name: string, sides: Sides, spot: Spot): ValueDifference[] =>
  isNothing(sides.from) && isNothing(sides.to)
    ? []
    : [ofValue({ kind: 'stray', name }, sides, spot)]
