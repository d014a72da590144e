import type { AssignmentChange, DocumentAssignments } from '#contracts/assignments'
import { assignablePath, assignmentsPath } from '#contracts/assignments'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { LockOwner } from '#contracts/locks'
import type { Step } from '#machines/assignments'
import type { Http } from './http.ts'

/** What people are to do about a document (39.2). */
export const readAssignments = (
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<DocumentAssignments> =>
  http<DocumentAssignments>(assignmentsPath, {
    query: { ...askedDocument(ref) },
    signal,
    signedIn: true,
  })

/** Sent twice under its name, a task is given once. */
export function sendStep(
  http: Http,
  ref: DocumentRef,
  step: Step,
  signal: AbortSignal,
): Promise<DocumentAssignments> {
  const asked = { signal, signedIn: true } as const
  switch (step.kind) {
    case 'give':
      return http<DocumentAssignments>(assignmentsPath, {
        ...{ ...asked, method: 'POST', headers: { [idempotencyHeader]: step.key } },
        body: { ...askedDocument(ref), ...step.values },
      })
    case 'change':
      return changeTask(http, step.id, step.change, signal)
    case 'finish':
      return changeTask(http, step.id, { isDone: step.isDone }, signal)
    case 'takeBack':
      return http<DocumentAssignments>(pathOf(step.id), { ...asked, method: 'DELETE' })
  }
}

/** Sent again, it changes nothing. */
export const changeTask = (
  http: Http,
  id: string,
  body: AssignmentChange,
  signal: AbortSignal,
): Promise<DocumentAssignments> =>
  http<DocumentAssignments>(pathOf(id), {
    method: 'PATCH',
    body: { ...body },
    signal,
    signedIn: true,
  })

/** To whom a task on it can be given. */
export const readAssignable = (
  http: Http,
  ref: DocumentRef,
  words: string,
  signal: AbortSignal,
): Promise<readonly LockOwner[]> =>
  http<readonly LockOwner[]>(assignablePath, {
    query: { ...askedDocument(ref), q: words },
    signal,
    signedIn: true,
  })

const pathOf = (id: string): string => `${assignmentsPath}/${encodeURIComponent(id)}`
