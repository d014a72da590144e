import type { DocumentData, Json } from '#contracts/documents'
import { isTidied } from './alike.ts'
import type { Conflict } from './conflicts.ts'
import { mineAt, withTheirs } from './conflicts.ts'
import { differencesOf } from './differences.ts'
import type { DocumentContext } from './document.types.ts'
import { withNodesArrived, withNodesTakenBack } from './unanswered-nodes.ts'
import { equal } from './values.ts'

type Draft = Pick<DocumentContext, 'base' | 'unanswered' | 'whole'>

/**
 * The base with what their version has of saves that nobody answered: that is no one else's (R2).
 * The save that has just been refused is one of them: on its way it may have come twice.
 */
export const arrived = (
  { sent, ...draft }: Draft & Pick<DocumentContext, 'sent'>,
  theirs: DocumentData,
): DocumentData =>
  withSent({ ...draft, unanswered: [...draft.unanswered, sent] }, (difference) => {
    const there = mineAt(theirs, difference)
    if (equal(there, difference.theirs)) return difference.theirs
    // A hook of the site has tidied what was sent.
    if (there !== undefined && isTidied(difference.theirs, there)) return there
    return withNodesArrived(difference.base, there, difference.theirs)
  })

/**
 * The base with what was sent, got no answer and was taken back since: where the server has it all
 * the same, what is on the screen is an edit of that.
 */
export const doubted = (draft: Draft & Pick<DocumentContext, 'values'>): DocumentData =>
  withSent(draft, (difference) => {
    const mine = mineAt(draft.values, difference)
    const isAsBefore = equal(mine, mineAt(draft.base, difference))
    if (!isAsBefore) return withNodesTakenBack(difference.base, mine, difference.theirs)
    // What a later save sent again as it is on the screen does not say that an earlier one was lost.
    return equal(mine, difference.theirs) ? difference.base : difference.theirs
  })

const withSent = (
  { base, unanswered, whole }: Draft,
  knownAt: (difference: Conflict) => Json,
): DocumentData =>
  unanswered.reduce(
    (known, sent) =>
      differencesOf(known, known, sent, whole)
        .map((difference) => ({ ...difference, theirs: knownAt(difference) }))
        .filter(({ base, theirs }) => !equal(base, theirs))
        .reduce((values, difference) => withTheirs(values, difference, sent), known),
    base,
  )
