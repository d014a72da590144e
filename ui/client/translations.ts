import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { Translation } from '#contracts/translations'
import { translationsPath } from '#contracts/translations'
import type { Mark, Source } from '#machines/translation'
import { readData } from './documents.ts'
import type { Http } from './http.ts'

/** A document in its source language, and which of its translations into the language of `ref` are out of date. */
export async function readSource(
  http: Http,
  ref: DocumentRef,
  { hasDrafts, source }: { hasDrafts: boolean; source: string },
  signal: AbortSignal,
): Promise<Source> {
  const query = { ...askedDocument(ref), locale: ref.locale }
  const [data, { outdated }] = await Promise.all([
    readData(http, { ...ref, locale: source }, hasDrafts, signal),
    http<Translation>(translationsPath, { query, signal, signedIn: true }),
  ])
  return { data, outdated }
}

export const sendStillFits = (
  http: Http,
  ref: DocumentRef,
  mark: Mark,
  signal: AbortSignal,
): Promise<Translation> =>
  http<Translation>(translationsPath, {
    method: 'POST',
    body: { ...askedDocument(ref), locale: ref.locale, ...mark },
    signal,
    signedIn: true,
  })
