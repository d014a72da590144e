import { editing, localeOf, pathOf } from '#contracts/document-address'
import type { DocumentData, DocumentRef, SaveIntent } from '#contracts/documents'
import type { SaveRequest } from '#machines/document'
import { Problem } from '#problems'
import type { Http, HttpRequest } from './http.ts'

/** A save of a document that is there, and of which it is known when it was saved last. */
export interface VersionChange extends SaveRequest {
  ref: Extract<DocumentRef, { kind: 'collection' }>
  base: string
}

interface Changing extends Pick<HttpRequest, 'body' | 'signal'> {
  hasDrafts: boolean
}

/** Payload's answer to a change of all documents that fit. */
interface ChangedAll {
  docs?: readonly DocumentData[]
  errors?: readonly { message?: string }[]
}

/**
 * Whether the version can be named in the question itself. Globals have no such question, and taking
 * back what is public takes no edits along that could be lost.
 */
export const isOfVersion = (request: SaveRequest): request is VersionChange =>
  request.ref.kind === 'collection' &&
  request.ref.id !== null &&
  request.base !== null &&
  request.intent !== 'unpublish'

/**
 * Changes the document only where it is still the version that the save is based on: for servers
 * that do not compare by themselves. Throws `document.stale` with what it is now.
 */
export async function changeVersion(
  http: Http,
  { ref, intent, base }: VersionChange,
  { hasDrafts, ...sent }: Changing,
): Promise<DocumentData> {
  const { docs = [], errors = [] } = await http<ChangedAll>(`/${ref.slug}`, {
    ...sent,
    method: 'PATCH',
    query: {
      ...editing,
      ...localeOf(ref),
      ...(hasDrafts && draftQuery(intent)),
      where: { and: [{ id: { equals: ref.id } }, { updatedAt: { equals: base } }] },
    },
  })
  const [changed] = docs
  if (changed !== undefined) return changed
  if (errors.length > 0) throw refusedWith(errors[0]?.message)
  throw await reasonForNone(http, ref, base, hasDrafts, sent.signal)
}

/** Of drafts the latest version is looked at; what is sent with `_status` says what it becomes. */
const draftQuery = (intent: SaveIntent) => ({
  draft: true,
  ...(intent === 'autosave' && { autosave: true }),
})

/** Payload answers here with a sentence for each document, and no places. */
const refusedWith = (message: string | undefined): Problem =>
  message === undefined
    ? new Problem('request.invalid')
    : new Problem('document.refused', { details: { message } })

/** No document fits: it is another version by now, or this person may not change it. */
async function reasonForNone(
  http: Http,
  ref: VersionChange['ref'],
  base: string,
  hasDrafts: boolean,
  signal: AbortSignal | undefined,
): Promise<Problem> {
  const current = await http<DocumentData>(pathOf(ref), {
    query: { ...editing, ...localeOf(ref), ...(hasDrafts && { draft: true }) },
    ...(signal && { signal }),
  })
  return current.updatedAt === base
    ? new Problem('access.refused')
    : new Problem('document.stale', { current })
}
