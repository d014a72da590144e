import type { ChangedPlace, ChangedVersion, PlaceChange, PlaceStep, RowStep } from './changes.ts'
import { mostPlaces } from './changes.ts'
import type { DocumentData, Json } from './documents.ts'
import { isRecord } from './is-record.ts'
import type { StoredVersion } from './versions.ts'

/** What a version changed over the one before it, in place of its content. */
export function changedVersion(
  { version, ...about }: StoredVersion,
  before: StoredVersion | null,
  author: string | null,
): ChangedVersion {
  const places = changedPlaces(before?.version ?? {}, version)
  return {
    ...about,
    version: version._status === undefined ? {} : { _status: version._status },
    author,
    before: before?.id ?? null,
    fields: [...new Set(places.map(({ steps }) => String(steps[0])))],
    places: places.slice(0, mostPlaces),
    more: Math.max(0, places.length - mostPlaces),
  }
}

/**
 * Where two states of a document differ, without knowing its fields: rows are matched by their ids,
 * rich text and references are one piece. Whoever knows the fields reads the rest
 * from the steps.
 */
export function changedPlaces(before: DocumentData, after: DocumentData): ChangedPlace[] {
  const found: ChangedPlace[] = []
  compareRecords(before, after, [], found)
  return found
}

type Steps = readonly PlaceStep[]
type Value = Json | undefined

function compareRecords(
  before: DocumentData,
  after: DocumentData,
  steps: Steps,
  found: ChangedPlace[],
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isInternal(key)) continue
    compareValues(own(before, key), own(after, key), [...steps, key], found)
  }
}

function compareValues(before: Value, after: Value, steps: Steps, found: ChangedPlace[]): void {
  if (isRowsOrNothing(before) && isRowsOrNothing(after)) {
    compareRows(before ?? [], after ?? [], steps, found)
  } else if (isParts(before) && isParts(after) && steps.length < deepest) {
    compareRecords(before, after, steps, found)
  } else {
    const change = changeOf(before, after)
    if (change) found.push({ steps, change })
  }
}

type Row = DocumentData & { id: string }

function compareRows(
  before: readonly Row[],
  after: readonly Row[],
  steps: Steps,
  found: ChangedPlace[],
): void {
  const [known, left] = [byId(before), byId(after)]
  for (const [index, row] of before.entries()) {
    if (!left.has(row.id)) found.push({ steps: [...steps, stepOf(row, index)], change: 'removed' })
  }
  for (const [index, row] of after.entries()) {
    const inside = [...steps, stepOf(row, index)]
    const old = known.get(row.id)
    if (old) compareRecords(old, row, inside, found)
    else found.push({ steps: inside, change: 'added' })
  }
  const staying = after.filter(({ id }) => known.has(id)).map(({ id }) => id)
  const stood = before.filter(({ id }) => left.has(id)).map(({ id }) => id)
  if (staying.some((id, index) => id !== stood[index])) found.push({ steps, change: 'moved' })
}

const stepOf = ({ id, blockType }: Row, index: number): RowStep => ({
  row: id,
  number: index + 1,
  block: typeof blockType === 'string' ? blockType : null,
})

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const isRow = (value: Value): value is Row => isRecord(value) && typeof value.id === 'string'

const isRowsOrNothing = (value: Value): value is Row[] | null | undefined =>
  value === undefined || value === null || (Array.isArray(value) && value.every(isRow))

/** An object of several values: neither rich text nor a reference to a document. */
const isParts = (value: Value): value is DocumentData =>
  isRecord(value) && !isRecord(value.root) && !('relationTo' in value && 'value' in value)

function changeOf(before: Value, after: Value): PlaceChange | null {
  if (isNothing(before)) return isNothing(after) ? null : 'added'
  if (isNothing(after)) return 'removed'
  return JSON.stringify(before) === JSON.stringify(after) ? null : 'changed'
}

/** A person sees no difference between an empty text, an empty list and none. */
const isNothing = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

const own = (record: DocumentData, key: string): Value =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** What lies deeper than this is compared in one piece. */
const deepest = 30

/** What Payload says of a document, and nobody typed. */
const isInternal = (key: string): boolean => key.startsWith('_') || internal.has(key)

const internal = new Set(['id', 'blockType', 'createdAt', 'updatedAt', 'deletedAt', 'globalType'])
