import { askedDocument } from '#contracts/document-ref'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { Schedule } from '#contracts/schedule'
import { schedulePath } from '#contracts/schedule'
import type { Plan } from '#machines/schedule'
import type { Http } from './http.ts'

/** What is planned for a document (DOC-15). */
export const readSchedule = (
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<Schedule> =>
  http<Schedule>(schedulePath, { query: { ...askedDocument(ref) }, signal, signedIn: true })

export const planPublication = (
  http: Http,
  ref: DocumentRef,
  { action, at, locale, timezone }: Plan,
  signal: AbortSignal,
): Promise<Schedule> =>
  http<Schedule>(schedulePath, {
    method: 'POST',
    body: { ...askedDocument(ref), action, at, timezone, ...(locale !== null && { locale }) },
    signal,
    signedIn: true,
  })

export const removePlan = (http: Http, id: DocumentId, signal: AbortSignal): Promise<Schedule> =>
  http<Schedule>(`${schedulePath}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal,
    signedIn: true,
  })
