import type { DocumentData } from '#contracts/documents'
import type { FieldProblem, ProblemData } from '#problems'
import { withoutLife } from './anew.ts'
import { arrived } from './arrived.ts'
import type { DocumentContext, DocumentEvent } from './document.types.ts'
import { pathAt, placeAt } from './places.ts'
import { followed } from './reverting.ts'
import { mergeTyped } from './unparsed.ts'
import { at, equal } from './values.ts'

type Draft = DocumentContext

/** Somebody else's version under what is not saved here, because the person has asked for it. */
export function takenIn(draft: Draft, event: DocumentEvent): Partial<Draft> {
  if (event.type !== 'user.takeIn') return {}
  const { data, isPublic } = event
  const { values, conflicts } = mergedWith(draft, data)
  const revertedFrom = followed(draft, knownIn(draft, data), data)
  const problem = draft.problem && saidOf(draft.problem, draft.values, values)
  return { base: data, isPublic, unanswered: [], values, conflicts, revertedFrom, problem }
}

/** What is as it was before is known; what somebody else changed meanwhile waits to be asked for. */
export function broughtBack(draft: Draft, event: DocumentEvent): Partial<Draft> {
  if (event.type !== 'server.back') return {}
  const { data, isPublic } = event
  if (!equal(withoutLife(draft.base), withoutLife(data))) return {}
  return { base: data, isPublic, values: mergedWith(draft, data).values }
}

/** What was said against values that are still there, wherever their rows stand by now. */
function saidOf(problem: ProblemData, before: DocumentData, after: DocumentData): ProblemData {
  if (!problem.fields) return problem
  const follow = (field: FieldProblem): FieldProblem[] => {
    const path = pathAt(after, placeAt(before, field.path))
    const isThere = path !== null && equal(at(before, field.path), at(after, path))
    return isThere ? [{ ...field, path }] : []
  }
  return { ...problem, fields: problem.fields.flatMap(follow) }
}

/** Whether both changed the same, and differently. */
export const isTakingContested = (draft: Draft, event: DocumentEvent): boolean =>
  event.type === 'user.takeIn' && mergedWith(draft, event.data).conflicts.length > 0

const mergedWith = (draft: Draft, theirs: DocumentData) =>
  mergeTyped(knownIn(draft, theirs), draft, theirs)

/** A save without an answer may be in their version: that is no one else's. */
const knownIn = (draft: Draft, theirs: DocumentData): DocumentData =>
  arrived({ ...draft, sent: draft.base }, theirs)
