import type { DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import { mayEdit } from './may-edit.ts'

const failures = [
  'invalid',
  'offline',
  'unauthorised',
  'locked',
  'gone',
  'failed',
  'stale',
  'conflicted',
] as const

/** What is the case with a document, in one word. */
export type Status =
  | 'loading'
  | 'readOnly'
  | 'new'
  | 'clean'
  | 'saved'
  | 'dirty'
  | 'saving'
  | 'deleted'
  | (typeof failures)[number]

/** Something has come to nothing, and the line says why. */
export const isFailure = (status: Status): boolean => failures.some((name) => name === status)

export function statusOf(state: DocumentSnapshot): Status {
  if (!state.matches('open')) return 'loading'
  if (state.matches({ open: 'saving' })) return 'saving'
  const failure = failures.find((name) => state.matches({ open: { unsaved: name } }))
  if (failure) return failure
  if (state.matches({ open: 'unsaved' })) return 'dirty'
  if (state.matches({ open: { settled: 'gone' } })) return 'deleted'
  if (!mayEdit(state)) return 'readOnly'
  if (isNew(state.context)) return 'new'
  return state.context.savedAt === null ? 'clean' : 'saved'
}
