import type { DocumentData, Json } from '#contracts/documents'
import { rebased } from './rebase.ts'
import type { Maybe } from './values.ts'
import { equal, isRecord, isReference, isRows, keysOf } from './values.ts'

/**
 * What somebody made of the value that they saw, done to the value as it is now: whoever holds a value
 * whole, and writes it whole, changes only what they changed. Where both changed the same, it is theirs
 * who wrote last.
 */
export function patched(seen: Maybe, made: Maybe, now: Maybe): Maybe {
  if (equal(seen, now) || equal(made, now)) return made
  if (equal(seen, made)) return now
  if (isText(seen ?? '') && isText(made) && isText(now)) {
    return patchedText(isText(seen) ? seen : '', made, now)
  }
  if (isRows(seen) && isRows(made) && isRows(now)) {
    return rebased({ rows: seen }, { rows: made }, { rows: now }).rows
  }
  if (Array.isArray(seen) && Array.isArray(made) && Array.isArray(now)) {
    return patchedList(seen, made, now)
  }
  const isWhole = isReference(made)
  if (!isWhole && isRecord(seen) && isRecord(made) && isRecord(now)) {
    return patchedRecord(seen, made, now)
  }
  return made
}

const isText = (value: Maybe): value is string => typeof value === 'string'

function patchedRecord(seen: DocumentData, made: DocumentData, now: DocumentData): DocumentData {
  const entries = keysOf(made, now).flatMap((key): [string, Json][] => {
    const value = patched(own(seen, key), own(made, key), own(now, key))
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

/** A JSON field may hold any key, such as `constructor`. */
const own = (record: DocumentData, key: string): Maybe =>
  Object.hasOwn(record, key) ? record[key] : undefined

function patchedList(seen: Json[], made: Json[], now: Json[]): Json[] {
  if (seen.length === made.length && made.length === now.length) {
    return made.map((item, index) => patched(seen[index], item, now[index]) ?? null)
  }
  const [mine, theirs] = [changeOf(seen, made), changeOf(seen, now)]
  const place = placeIn(now.length - seen.length, mine, theirs)
  if (place === null) return made
  const put = made.slice(mine.start, mine.end + made.length - seen.length)
  return now.toSpliced(place, mine.end - mine.start, ...put)
}

function patchedText(seen: string, made: string, now: string): string {
  const [mine, theirs] = [changeOf(seen, made), changeOf(seen, now)]
  // Who writes on behind a blank that was cut off meanwhile writes it again.
  const isCutHere = theirs.start < theirs.end && mine.start <= theirs.end
  const place =
    isCutHere && mine.end >= theirs.start ? null : placeIn(now.length - seen.length, mine, theirs)
  if (place === null) return made
  const put = made.slice(mine.start, mine.end + made.length - seen.length)
  return now.slice(0, place) + put + now.slice(place + mine.end - mine.start)
}

/** The part of a list or a text that is another one since. */
interface Range {
  start: number
  end: number
}

function changeOf(before: string | readonly Json[], after: string | readonly Json[]): Range {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && equal(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && equal(before.at(-1 - tail), after.at(-1 - tail))) tail++
  return { start: head, end: before.length - tail }
}

/** Where my change goes after theirs, which made it longer by so much; null: they meet. */
function placeIn(longer: number, mine: Range, theirs: Range): number | null {
  if (mine.end <= theirs.start) return mine.start
  return theirs.end <= mine.start ? mine.start + longer : null
}
