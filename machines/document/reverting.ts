import type { DocumentData } from '#contracts/documents'
import type { DocumentContext, DocumentEvent } from './document.types.ts'
import { merge } from './merge.ts'
import type { Unparsed } from './unparsed.types.ts'

type Draft = DocumentContext

/**
 * To go back to what is published gives up what the form shows when it is asked for. What is typed from
 * then on is newer, however late the request is sent and answered (R1).
 */
export const askedBy = (
  { values, unparsed }: Draft,
  event: DocumentEvent,
): Partial<Pick<Draft, 'revertedFrom'>> =>
  event.type === 'user.save' && event.intent === 'revert'
    ? { revertedFrom: { values, unparsed } }
    : {}

/** The same over another version, as the form itself. */
export const followed = (
  { revertedFrom, whole }: Draft,
  base: DocumentData,
  theirs: DocumentData,
): Draft['revertedFrom'] =>
  revertedFrom && {
    ...revertedFrom,
    values: merge(base, revertedFrom.values, theirs, whole).values,
  }

/** What was half typed since it was asked for. */
export const typedSince = ({ revertedFrom, unparsed }: Draft): readonly Unparsed[] =>
  unparsed.filter((one) => !revertedFrom?.unparsed.includes(one))
