import type { DocumentData } from '#contracts/documents'
import type { Children, ClientField } from '#contracts/fields'
import { childrenOf, hasRows, isContent } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { isNothing } from '../../kit/values.ts'
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
import { sidesAt } from './sides.ts'
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
  if (hasRows(field)) {
    return yield* inEachLanguage(field, sides, spot, function* (own, at) {
      const isFit = fits(field, own.from) && fits(field, own.to)
      return [isFit ? yield* rowsBetween(field, own, at, inRecord) : misshapen(field, own, at)]
    })
  }
  if (isContent(field)) {
    // biome-ignore lint/correctness/useYield: a value is looked at in one go
    return yield* inEachLanguage(field, sides, spot, function* (own, at) {
      const value =
        field.type === 'date'
          ? ofDate(field, own, at, sides)
          : ofValue({ kind: 'field', field }, own, at)
      return [{ ...value, isMisshapen: !fits(field, own.from) || !fits(field, own.to) }]
    })
  }
  const parts: Difference[] = []
  for (const list of childrenOf(field)) {
    if (list.in === 'parent' || list.in === 'record')
      parts.push(...(yield* ofPart(list, sides, spot)))
  }
  return field.type === 'tabs' ? part('plain', field.label, parts, spot) : parts
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

type PartChildren = Extract<Children, { in: 'parent' | 'record' }>

/** Fields under the heading of what holds them. */
function* ofPart(list: PartChildren, sides: Sides, spot: Spot): Sliced<Difference[]> {
  const look = lookOf(list)
  if (list.in === 'parent') {
    const label = look === 'plain' ? null : list.holder.label
    return part(look, label, yield* ofFields(list.fields, sides, spot), spot)
  }
  const { name, holder, fields } = list
  return yield* inEachLanguage({ ...holder, name }, sides, spot, function* (own, at) {
    if (isRecordOrNothing(own)) {
      return whole(part(look, holder.label ?? name, yield* inRecord(fields, own, at), at))
    }
    return 'type' in holder ? [misshapen(holder, own, at)] : ofStray(name, own, at)
  })
}

function lookOf({ holder }: PartChildren): PartDifference['look'] {
  if (!('type' in holder)) return 'tab'
  return holder.type === 'row' ? 'plain' : holder.type
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
