import type { DocumentData } from '#contracts/documents'
import { nodeId, rootOf } from '#contracts/rich-text/rich-nodes'
import { isAlike, isNothing, isTidied } from './alike.ts'
import type { Place } from './places.ts'
import type { HookedValues, Maybe, WholeValues } from './values.ts'
import { byId, equal, isRecord, isReference, isRows, keysOf, wholeValuesIn } from './values.ts'

/** Where the answer to a save does not say what was sent, and what it says instead. */
export interface Found {
  kind: 'value' | 'row' | 'order'
  place: Place
  why: /** The server's form has no such field, row or block. */
    | 'gone'
    /** It says what was there before. */
    | 'keptEarlier'
    /** It says nothing, or something of another kind. */
    | 'otherKind'
    /** It says something else, and no hook is declared there. */
    | 'rewritten'
}

interface Sides<Value> {
  base: Maybe
  sent: Value
  saved: Value
}

/** What the config says of the values. */
interface Facts {
  whole: WholeValues
  hooked: HookedValues | undefined
  /** Of a block or a link in a rich text, where nobody has listed what is one piece. */
  isInText?: true
}

/** All places where the answer to a save differs from what was changed and sent. */
export const comparedAnswer = (sides: Sides<DocumentData>, facts: Facts): Found[] =>
  inRecord(sides, facts, [])

const inRecord = (
  { base, sent, saved }: Sides<DocumentData>,
  facts: Facts,
  place: Place,
): Found[] =>
  // What was there and is not sent is removed, as `changesOf` says.
  keysOf(isRecord(base) ? base : {}, sent).flatMap((key) => {
    const before = isRecord(base) ? base[key] : undefined
    const sides = { base: before, sent: sent[key], saved: saved[key] }
    return inValue(sides, within(facts, key), facts.whole[key], [...place, key])
  })

const within = ({ whole, hooked, ...rest }: Facts, key: string): Facts => ({
  ...rest,
  whole: wholeValuesIn(whole[key]),
  hooked: typeof hooked === 'object' ? hooked[key] : hooked,
})

function inValue(
  { base, sent, saved }: Sides<Maybe>,
  facts: Facts,
  whole: WholeValues[string] | undefined,
  place: Place,
): Found[] {
  if (equal(base, sent) || (saved === undefined && isNothing(sent))) return []
  if (saved === undefined) return [{ kind: 'value', place, why: 'gone' }]
  if (isAlike(sent, saved)) return []
  // A group that is removed is emptied: each of its fields says whether it was.
  const isGroup = typeof whole !== 'string' && isRecord(base) && !isReference(base)
  if (isGroup && equal(sent, null) && isRecord(saved)) {
    return inRecord({ base, sent: {}, saved }, facts, place)
  }
  const isText = whole === 'nodes' || (facts.isInText && rootOf(sent) !== null)
  if (isRecord(sent) && isRecord(saved) && whole !== 'whole' && !isReference(sent)) {
    if (isText) return inText({ base, sent, saved }, facts, place)
    return inRecord({ base, sent, saved }, facts, place)
  }
  if (isRows(sent) && isRows(saved) && whole !== 'whole') {
    return inRows({ base, sent, saved }, facts, place)
  }
  return inLeaf({ base, sent, saved }, facts, place)
}

function inLeaf({ base, sent, saved }: Sides<Maybe>, { hooked }: Facts, place: Place): Found[] {
  // A hook may decide about a tick, a choice or a number; it takes nobody's words away.
  const isDecided = typeof sent !== 'string' && !isRecord(sent)
  if (isHooked(hooked) && (isDecided || isTidied(sent, saved))) return []
  if (isAlike(base, saved)) return [{ kind: 'value', place, why: 'keptEarlier' }]
  if (isNothing(saved) || kindOf(saved) !== kindOf(sent)) {
    return [{ kind: 'value', place, why: 'otherKind' }]
  }
  return isHooked(hooked) ? [] : [{ kind: 'value', place, why: 'rewritten' }]
}

const isHooked = (hooked: HookedValues | undefined): boolean => hooked === true

const kindOf = (value: Maybe): string => (Array.isArray(value) ? 'list' : typeof value)

function inRows({ base, sent, saved }: Sides<DocumentData[]>, facts: Facts, place: Place): Found[] {
  const before = isRows(base) ? base : []
  const [were, are, wanted] = [byId(before), byId(saved), byId(sent)]
  const own = sent.flatMap((row): Found[] => {
    const here = [...place, String(row.id)]
    const kept = are.get(row.id!)
    const was = were.get(row.id!)
    if (kept) return inRecord({ base: was, sent: row, saved: kept }, facts, here)
    return equal(was, row) ? [] : [{ kind: 'row', place: here, why: 'gone' }]
  })
  // What a hook puts into a list, or in order, is its own.
  if (isHooked(facts.hooked)) return own
  const returned = saved
    .filter(({ id }) => were.has(id!) && !wanted.has(id!))
    .map(
      ({ id }): Found => ({
        kind: 'row',
        place: [...place, String(id)],
        why: 'keptEarlier',
      }),
    )
  const inAll = (rows: readonly DocumentData[]) =>
    rows.map(({ id }) => id!).filter((id) => were.has(id) && are.has(id) && wanted.has(id))
  const isOrdered = equal(inAll(sent), inAll(saved)) || !equal(inAll(saved), inAll(before))
  return [...own, ...returned, ...(isOrdered ? [] : [orderAt(place)])]
}

const orderAt = (place: Place): Found => ({ kind: 'order', place, why: 'keptEarlier' })

const unspaced = (value: DocumentData): string => JSON.stringify(value).replaceAll(/\s/g, '')

/** A rich text that is built as it was sent is compared field by field of its blocks and links. */
function inText({ base, sent, saved }: Sides<DocumentData>, facts: Facts, place: Place): Found[] {
  if (equal(base, saved)) {
    // The spaces that a hook takes out may be out already, by a save that got no answer.
    const isTrimmed = isHooked(facts.hooked) && unspaced(sent) === unspaced(saved)
    return isTrimmed ? [] : [{ kind: 'value', place, why: 'keptEarlier' }]
  }
  const roots = { base: rootOf(base), sent: rootOf(sent), saved: rootOf(saved) }
  if (!roots.sent || !roots.saved) return [{ kind: 'value', place, why: 'otherKind' }]
  const found = inNode({ ...roots, sent: roots.sent, saved: roots.saved }, facts, [
    ...place,
    'root',
  ])
  if (found !== null) return found
  if (idsIn(sent).some((id) => !idsIn(saved).includes(id))) {
    return [{ kind: 'value', place, why: 'gone' }]
  }
  return isHooked(facts.hooked) ? [] : [{ kind: 'value', place, why: 'rewritten' }]
}

/** null: it is built otherwise, or says something else. */
function inNode(
  { base, sent, saved }: Sides<DocumentData>,
  facts: Facts,
  place: Place,
): Found[] | null {
  if (equal(sent, saved)) return []
  const { children, fields, ...own } = sent
  if (Object.keys(own).some((key) => key !== 'id' && !isAlike(own[key], saved[key]))) return null
  const inside = isRecord(fields) ? fields : {}
  const savedFields = isRecord(saved.fields) ? saved.fields : {}
  const before = isRecord(base) && isRecord(base.fields) ? base.fields : {}
  const sides = { base: before, sent: inside, saved: savedFields }
  const found = inRecord(sides, { ...facts, whole: {}, isInText: true }, [...place, 'fields'])
  const below = inChildren({ base, sent: children, saved: saved.children }, facts, place)
  return below && [...found, ...below]
}

function inChildren({ base, sent, saved }: Sides<Maybe>, facts: Facts, place: Place) {
  if (sent === undefined && saved === undefined) return []
  if (!isNodes(sent) || !isNodes(saved) || sent.length !== saved.length) return null
  const before = isRecord(base) && isNodes(base.children) ? base.children : []
  const found: Found[] = []
  for (const [index, node] of sent.entries()) {
    const id = nodeId(node)
    const was = id === null ? before[index] : before.find((one) => nodeId(one) === id)
    const here = [...place, 'children', id ?? String(index)]
    const inside = inNode({ base: was, sent: node, saved: saved[index]! }, facts, here)
    if (inside === null) return null
    found.push(...inside)
  }
  return found
}

const isNodes = (value: Maybe): value is DocumentData[] =>
  Array.isArray(value) && value.every((node) => isRecord(node))

function idsIn(value: Maybe): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRecord(value)) return []
  const { type } = value
  const id = type === 'block' || type === 'inlineBlock' ? nodeId(value) : null
  return [...(id === null ? [] : [id]), ...Object.values(value).flatMap(idsIn)]
}
