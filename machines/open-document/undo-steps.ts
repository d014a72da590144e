import type { DocumentData } from '#contracts/documents'
import type { Edited, Unparsed, WholeValues } from '#machines/document'
import { at, equal, rebased, steppedUnparsed } from '#machines/document'
import { wordsBetween } from './typed-words.ts'

/** One intent of a person, and what it made of the document. */
export interface Change extends Omit<Edited, 'type'> {
  /** How many of them were typed, or deleted. */
  words: number
}

export interface History {
  /** What can be undone, the newest last. */
  past: readonly Change[]
  /** What was undone, the next to come back last. */
  future: readonly Change[]
}

/** What the document held, and what was made of it. */
export interface Overtaking {
  from: DocumentData
  to: DocumentData
}

/** How many intents can be undone. */
const depth = 200

/** ms without a key after which typing is a new intent. */
const pause = 1000

/** How many words one intent has at most. */
const mostWords = 10

/** The history after something was changed. A few words typed in one field without a pause are one intent. */
export function remembered(
  { past }: History,
  edited: Omit<Edited, 'type'>,
  whole: WholeValues,
): History {
  const change = { ...edited, words: wordsOf(edited) }
  const last = past.at(-1)
  const newest =
    last && goesOn(last, change)
      ? [...past.slice(0, -1), joined(last, change, whole)]
      : [...past, change]
  return { past: newest.slice(-depth), future: [] }
}

const joined = (last: Change, change: Change, whole: WholeValues): Change => ({
  ...change,
  before: beforeBoth(last, change, whole),
  unparsed: { before: last.unparsed.before, after: change.unparsed.after },
  words: last.words + change.words,
})

const wordsOf = ({ path, before, after }: Omit<Edited, 'type'>): number =>
  path === null ? 0 : wordsBetween(at(before, path), at(after, path))

/** What the document would be without either; what came between them from the server stays. */
const beforeBoth = (last: Change, { before }: Change, whole: WholeValues): DocumentData =>
  before === last.after ? last.before : rebased(last.after, last.before, before, whole)

const goesOn = (last: Change, change: Change): boolean =>
  change.path !== null &&
  change.path === last.path &&
  change.at !== null &&
  last.at !== null &&
  change.at - last.at <= pause &&
  last.words + change.words <= mostWords

/** The values without the newest intent; what came since from the server, or from others, stays. */
export function undone({ past }: History, values: DocumentData, whole: WholeValues): DocumentData {
  const change = past.at(-1)
  return change ? rebased(change.after, change.before, values, whole) : values
}

/** The values with the intent that was undone last. */
export function redone(
  { future }: History,
  values: DocumentData,
  whole: WholeValues,
): DocumentData {
  const change = future.at(-1)
  return change ? rebased(change.before, change.after, values, whole) : values
}

/** What is half typed without the newest intent. */
export function unparsedUndone({ past }: History, unparsed: readonly Unparsed[]) {
  const change = past.at(-1)
  return change
    ? steppedUnparsed(unparsed, change.unparsed.after, change.unparsed.before)
    : unparsed
}

/** What is half typed with the intent that was undone last. */
export function unparsedRedone({ future }: History, unparsed: readonly Unparsed[]) {
  const change = future.at(-1)
  return change
    ? steppedUnparsed(unparsed, change.unparsed.before, change.unparsed.after)
    : unparsed
}

/**
 * The history over what somebody else wrote: where both did it is theirs, and can not be undone here.
 * It is carried from change to change, the next ones first: over what stood there long before, theirs
 * could land where it does not belong, or nowhere.
 */
export function overtaken(
  { past, future }: History,
  { from, to }: Overtaking,
  whole: WholeValues,
): History {
  const over = ({ from, to }: Overtaking, values: DocumentData) =>
    from === values ? to : rebased(from, to, values, whole)
  let known = { from, to }
  const back = past.toReversed().map((change) => {
    const after = over(known, change.after)
    const before = over({ from: change.after, to: after }, change.before)
    known = { from: change.before, to: before }
    return { ...change, before, after }
  })
  known = { from, to }
  const forth = future.toReversed().map((change) => {
    const before = over(known, change.before)
    const after = over({ from: change.before, to: before }, change.after)
    known = { from: change.after, to: after }
    return { ...change, before, after }
  })
  return { past: back.toReversed().filter(isChange), future: forth.toReversed().filter(isChange) }
}

/** The history after a save. What it used up, such as a file or a password, does not come back. */
export function saved({ past, future }: History, { from, to }: Overtaking): History {
  const gone = Object.keys(from).filter((name) => to[name] === undefined)
  return gone.length === 0
    ? { past, future }
    : changed({ past, future }, (values) => without(values, gone))
}

/** With other values before and after each change. */
function changed({ past, future }: History, over: (values: DocumentData) => DocumentData): History {
  const left = (changes: readonly Change[]) =>
    changes
      .map((change) => ({ ...change, before: over(change.before), after: over(change.after) }))
      .filter(isChange)
  return { past: left(past), future: left(future) }
}

/** One that changes nothing any more is none. */
const isChange = ({ before, after, unparsed }: Change): boolean =>
  !equal(before, after) || unparsed.before !== unparsed.after

const without = (data: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

export const steppedBack = ({ past, future }: History): History => ({
  past: past.slice(0, -1),
  future: [...future, ...past.slice(-1)],
})

export const steppedForward = ({ past, future }: History): History => ({
  past: [...past, ...future.slice(-1)],
  future: future.slice(0, -1),
})
