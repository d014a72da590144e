import type { DocumentData } from '#contracts/documents'
import { merge } from './merge.ts'
import type { WholeValues } from './values.ts'

/**
 * The server's answer under what was typed while it was on its way (R1). Where the person changed
 * nothing since `sent`, the server's value; everywhere else theirs. Rows are matched by id: one
 * that was removed here does not come back (R12), one that a hook added is kept.
 */
export const rebased = (
  sent: DocumentData,
  mine: DocumentData,
  theirs: DocumentData,
  whole: WholeValues = {},
): DocumentData => merge(sent, mine, theirs, whole).values
