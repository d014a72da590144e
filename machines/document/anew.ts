import type { DocumentData } from '#contracts/documents'
import type { DocumentContext } from './document.types.ts'
import { sent } from './saving.ts'

type Draft = DocumentContext

/**
 * Somebody else deleted the document: what the person has becomes a new one, and no more public than
 * a new one is.
 */
export function anew(draft: Draft): Partial<Draft> {
  const unborn = {
    ref: draft.ref.kind === 'collection' ? { ...draft.ref, id: null } : draft.ref,
    base: withoutLife(draft.base),
    values: { ...withoutLife(draft.values), ...nameOf(draft) },
    unanswered: [],
  }
  return { ...unborn, ...sent({ ...draft, ...unborn }, draft.hasDrafts ? 'draft' : 'save') }
}

/** Nobody but its author can give it back. */
const nameOf = ({ namedByHand, base: { id } }: Draft): DocumentData =>
  namedByHand && id !== undefined ? { id } : {}

/** What the server gives a document, and what was only of the one that is gone. */
export const withoutLife = ({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  _status,
  ...values
}: DocumentData): DocumentData => values
