import type { DocumentData } from '#config-schema'
import { mineAt, withTheirs } from './conflicts.ts'
import { differencesOf } from './differences.ts'
import type { DocumentContext } from './document.types.ts'
import { equal } from './values.ts'

/** The base with what their version has of saves that nobody answered: that is no one else's (R2). */
export const arrived = (
  { base, unanswered, whole }: DocumentContext,
  theirs: DocumentData,
): DocumentData =>
  unanswered.reduce(
    (known, sent) =>
      differencesOf(known, known, sent, whole)
        .filter((difference) => equal(mineAt(theirs, difference), difference.theirs))
        .reduce((values, difference) => withTheirs(values, difference, sent), known),
    base,
  )
