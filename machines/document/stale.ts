import type { DocumentContext } from './document.types.ts'
import { hasChanges, isNew, isStale, joined, objections } from './saving.ts'

type Draft = DocumentContext

/**
 * The server has all of it: the save came twice, or somebody else typed the same. To send it again
 * would make a version of nothing, and where each save comes twice, for ever.
 */
export function isSavedAlready(draft: Draft, thrown: unknown): boolean {
  if (isNew(draft) || !isStale(draft, thrown)) return false
  const joint = { ...draft, ...joined(draft, thrown) }
  return !hasChanges(joint) && objections(joint, joint.intent).length > 0
}

export function savedAlready(draft: Draft, thrown: unknown): Partial<Draft> {
  const joint = joined(draft, thrown)
  const savedAt = Date.parse(String(joint.base?.updatedAt)) || draft.savedAt
  return { ...joint, savedAt, problem: null }
}

/** A conflict right after another one: whoever answers at once answers for ever. */
export const isContended = (draft: Draft, thrown: unknown): boolean =>
  overConflict.includes(draft.problem?.code) && isStale(draft, thrown)

const overConflict: readonly unknown[] = ['document.stale', 'document.contended']

export const contended = (draft: Draft, thrown: unknown): Partial<Draft> => ({
  ...joined(draft, thrown),
  attempts: draft.attempts + 1,
  problem: { code: 'document.contended', details: {} },
})
