import type { DocumentData, Json } from '#contracts/documents'
import type { FieldProblem, ProblemData } from '#problems'
import { unsettled, without, withTheirs } from './conflicts.ts'
import type { DocumentContext, DocumentEvent, Edit, Edited } from './document.types.ts'
import { patched } from './patched.ts'
import { placeAfter } from './place-after.ts'
import type { Place } from './places.ts'
import { isSamePlace, isWithin, pathAt, placeAt } from './places.ts'
import { isNew } from './saving.ts'
import {
  unparsedOf,
  valueAt,
  whereUnchanged,
  withoutChosen,
  withoutUnparsed,
  withUnparsed,
} from './unparsed.ts'
import type { Unparsed } from './unparsed.types.ts'
import type { Maybe } from './values.ts'
import { at, equal, isRecord, put, rowsAt } from './values.ts'

type Draft = DocumentContext

/** Something a person did to the values. Errors at the place that changed are out of date. */
export function edited(draft: Draft, event: DocumentEvent): Partial<Draft> {
  const values = after(draft.values, event)
  const unparsed = unparsedAfter(draft, event, values)
  if (values === draft.values && unparsed === draft.unparsed) return {}
  return {
    values,
    unparsed,
    ...(isDefault(event) && isNew(draft) && { base: withDefault(draft.base, event) }),
    conflicts: unsettled(values, unparsed, draft.conflicts),
    ...('path' in event && { problem: withoutField(draft, values, event.path) }),
    ...sentBefore(draft, event),
  }
}

/** What an earlier visit has sent of a new document may be there by now: it is no one else's (R2). */
const sentBefore = ({ unanswered }: Draft, event: DocumentEvent): Partial<Draft> =>
  'unanswered' in event ? { unanswered: [...unanswered, ...(event.unanswered ?? [])] } : {}

function after(values: DocumentData, event: DocumentEvent): DocumentData {
  return event.type === 'user.edit' ? changed(values, event) : values
}

/** A value that is typed, or put there, ends what was half typed at its place. */
function unparsedAfter(
  { values, unparsed }: Draft,
  event: DocumentEvent,
  after: DocumentData,
): readonly Unparsed[] {
  if (event.type !== 'user.edit') return unparsed
  switch (event.change) {
    case 'unparsed':
      return withUnparsed(unparsed, [unparsedOf(values, event.path, event.text)])
    case 'step':
    case 'fill': {
      const isChanged = (place: Place) => !equal(valueAt(values, place), valueAt(after, place))
      if (event.change === 'step' && event.unparsed) return event.unparsed
      return withUnparsed(whereUnchanged(unparsed, isChanged), event.unparsed ?? [])
    }
    case 'default':
    case 'insertRow':
    case 'removeRow':
    case 'moveRow':
      return unparsed
    case 'parsed':
      return withoutUnparsed(unparsed, placeAt(values, event.path))
    default:
      return unparsed.length === 0 ? unparsed : leftBy(event.path, values, after, unparsed)
  }
}

/** A value that holds others, such as a rich text, ends what is half typed in it only where it changed. */
function leftBy(
  path: string,
  values: DocumentData,
  after: DocumentData,
  unparsed: readonly Unparsed[],
): readonly Unparsed[] {
  const edited = placeAt(values, path)
  const left = unparsed.flatMap((one): Unparsed[] => {
    if (!isWithin(one.place, edited)) return [one]
    if (isSamePlace(one.place, edited)) return []
    const place = unchangedPlace(values, after, one.place)
    if (place === null) return []
    return isSamePlace(place, one.place) ? [one] : [{ ...one, place }]
  })
  const isSame = left.length === unparsed.length && left.every((one, at) => one === unparsed[at])
  return isSame ? unparsed : left
}

/** Where the same value is after an edit; null: nowhere. */
function unchangedPlace(before: DocumentData, after: DocumentData, place: Place): Place | null {
  const now = placeAfter(before, after, place)
  const isThere = now !== null && isRecordAt(after, now.slice(0, -1))
  return isThere && equal(valueAt(before, place), valueAt(after, now)) ? now : null
}

const isRecordAt = (values: DocumentData, place: Place): boolean =>
  place.length === 0 || isRecord(valueAt(values, place))

function changed(values: DocumentData, edit: Edit): DocumentData {
  if (edit.change === 'unparsed' || edit.change === 'parsed') return values
  if ('values' in edit) return edit.values
  if ('value' in edit) return put(values, edit.path, valueAfter(edit, at(values, edit.path)))
  const rows = rowsAt(values, edit.path)
  const after = changedRows(rows, edit)
  return after === rows ? values : put(values, edit.path, after)
}

function valueAfter(edit: Extract<Edit, { value: Json }>, now: Maybe): Json {
  const isPatch = 'seen' in edit && edit.seen !== undefined
  return (isPatch ? patched(edit.seen, edit.value, now) : edit.value) ?? null
}

type RowEdit = Extract<Edit, { change: 'insertRow' | 'removeRow' | 'moveRow' }>

function changedRows(rows: Json[], edit: RowEdit): Json[] {
  if (edit.change === 'insertRow') return rows.toSpliced(edit.index, 0, edit.row)
  if (edit.change === 'removeRow') {
    return rows[edit.index] === undefined ? rows : rows.toSpliced(edit.index, 1)
  }
  const row = rows[edit.from]
  if (row === undefined || rows[edit.to] === undefined) return rows
  return rows.toSpliced(edit.from, 1).toSpliced(edit.to, 0, row)
}

type Default = Extract<DocumentEvent, { change: 'default' }>

const isDefault = (event: DocumentEvent): event is Default =>
  'change' in event && event.change === 'default'

/** A row that somebody added is their edit, with all that it begins with. */
function withDefault(base: DocumentData, { path, value }: Default): DocumentData {
  const parent = path.split('.').slice(0, -1).join('.')
  return parent === '' || isRecord(at(base, parent)) ? put(base, path, value) : base
}

/** What was said against what has changed is out of date; the rest goes along with its rows and blocks. */
function withoutField(
  { problem, values }: Draft,
  after: DocumentData,
  edited: string,
): ProblemData | null {
  if (!problem?.fields) return problem
  const follow = (field: FieldProblem): FieldProblem[] => {
    if (field.path === edited) return []
    if (!field.path.startsWith(`${edited}.`)) return [field]
    const place = unchangedPlace(values, after, placeAt(values, field.path))
    const path = place && pathAt(after, place)
    return path === null ? [] : [{ ...field, path }]
  }
  return { ...problem, fields: problem.fields.flatMap(follow) }
}

/** What an earlier visit left unsaved. */
export function restored(draft: Draft, event: DocumentEvent): Partial<Draft> {
  if (event.type !== 'journal.restored') return {}
  return {
    ...sentBefore(draft, event),
    values: event.values,
    unparsed: withUnparsed(draft.unparsed, event.unparsed),
    restoredFrom: event.keptAt,
  }
}

/** What the server says of a document that nobody has changed here. */
export function renewed(event: DocumentEvent): Partial<Draft> {
  if (event.type !== 'server.renewed') return {}
  const { data, isPublic } = event
  return { base: data, values: data, isPublic }
}

/** Discards all that was not saved. What a save without an answer did is still to be asked. */
export const reverted = ({ base, problem, unanswered }: Draft): Partial<Draft> => ({
  values: base,
  unparsed: [],
  conflicts: [],
  problem: unanswered.length > 0 ? problem : null,
})

/** One conflict decided. */
export function chosen(draft: Draft, event: DocumentEvent): Partial<Draft> {
  if (event.type !== 'user.choose') return {}
  const conflict = draft.conflicts.find(({ place }) => isSamePlace(place, event.place))
  if (conflict === undefined) return {}
  const conflicts = without(draft.conflicts, event.place)
  if (event.side === 'mine') return { conflicts }
  const values = withTheirs(draft.values, conflict, draft.base)
  const unparsed = withoutChosen(draft.unparsed, event.place, draft.values, values)
  return { values, unparsed, conflicts }
}

/** An event, and what it made of the values. A step in the history is nothing new to it. */
export const editBy = (
  { values, unparsed }: Draft,
  event: DocumentEvent,
  after: Partial<Pick<Draft, 'values' | 'unparsed'>>,
): Edited => {
  const made = isNobodysEdit(event) ? {} : after
  return {
    type: 'edited',
    before: values,
    after: made.values ?? values,
    unparsed: { before: unparsed, after: made.unparsed ?? unparsed },
    ...typedWhere(event),
  }
}

const typedWhere = (event: DocumentEvent): Pick<Edited, 'path' | 'at'> =>
  event.type === 'user.edit' && isTyping(event)
    ? { path: event.path, at: event.at ?? null }
    : { path: null, at: null }

const isTyping = (edit: Edit): edit is Extract<Edit, { at?: number }> =>
  [undefined, 'value', 'unparsed', 'parsed'].includes(edit.change)

const isNobodysEdit = (event: DocumentEvent): boolean =>
  'change' in event && (event.change === 'step' || event.change === 'default')
