import { localeOf } from '#contracts/document-address'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentData, DocumentRef, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Generated } from '#contracts/seo'
import { generatePath } from '#contracts/seo'
import type { Http } from './http.ts'

/** What the endpoints of Payload's plugin are told of the document (SEO-3). */
export interface GenerateQuestion {
  ref: DocumentRef
  /** The values in the form. */
  doc: DocumentData
  initialData: DocumentData
  title: string | null
  docPermissions: Json
  hasPublishPermission: boolean
  hasSavePermission: boolean
}

/** What the server makes of a document; null: nothing came back. */
export async function generate(
  http: Http,
  what: Generated,
  { ref, ...facts }: GenerateQuestion,
  signal: AbortSignal,
): Promise<Json> {
  const answer = await http<unknown>(generatePath(what), {
    method: 'POST',
    query: localeOf(ref),
    body: {
      ...askedDocument(ref),
      ...facts,
      initialState: {},
      locale: ref.locale,
    },
    signal,
    signedIn: true,
  })
  return resultIn(answer)
}

/** Older plugins answer the picture's ID alone; today's answer it as an object, too. */
function resultIn(answer: unknown): Json {
  const result = isRecord(answer) && 'result' in answer ? answer.result : answer
  const value = isRecord(result) ? result.id : result
  const isValue = typeof value === 'number' || (typeof value === 'string' && value !== '')
  return isValue ? value : null
}
