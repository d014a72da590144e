import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  LoadedDocument,
  SaveIntent,
} from '#config-schema'
import { Problem } from '#config-schema'
import type { SavedDocument, SaveRequest } from '#machines/document'
import type { Files } from './files.ts'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** Payload's answer to a change: a collection says `doc`, a global `result`. */
interface Changed {
  doc?: DocumentData
  result?: DocumentData
}

/** Fallback texts are never asked for: an editor would store them (R6). */
const editing = { depth: 0, 'fallback-locale': 'null' } as const

export async function readDocument(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
  signal: AbortSignal,
): Promise<LoadedDocument> {
  const query = { ...editing, ...localeOf(ref), ...(hasDrafts && { draft: true }) }
  const [data, permissions] = await Promise.all([
    http<DocumentData>(pathOf(ref), { query, signal }),
    readPermissions(http, ref, signal),
  ])
  return { data, permissions }
}

/** What this user may do with just this document (DOC-6). */
async function readPermissions(
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<DocumentPermissions> {
  const path =
    ref.kind === 'global' ? `/globals/${ref.slug}/access` : `/${ref.slug}/access/${ref.id}`
  const granted = await http<Record<string, unknown>>(path, { method: 'POST', body: {}, signal })
  return { update: Boolean(granted.update), delete: Boolean(granted.delete) }
}

export async function saveDocument(
  http: Http,
  files: Files,
  { ref, changes, intent }: SaveRequest,
  signal: AbortSignal,
): Promise<SavedDocument> {
  const isUpdate = ref.kind === 'collection' && ref.id !== null
  const answer = await http<Changed>(pathOf(ref), {
    method: isUpdate ? 'PATCH' : 'POST',
    query: { ...editing, ...localeOf(ref), ...(intent === 'draft' && { draft: true }) },
    body: bodyOf({ ...changes, ...statusOf(intent) }, files),
    signal,
  })
  const data = answer.doc ?? answer.result
  if (data === undefined) throw new Problem('unexpected')
  const { updatedAt, id } = data
  return {
    id: isId(id) ? id : null,
    data,
    savedAt: typeof updatedAt === 'string' ? Date.parse(updatedAt) : Date.now(),
  }
}

export const removeDocument = async (http: Http, ref: DocumentRef): Promise<void> => {
  await http(pathOf(ref), { method: 'DELETE', query: { depth: 0 } })
}

const isId = (id: unknown): id is DocumentId => typeof id === 'string' || typeof id === 'number'

function pathOf(ref: DocumentRef): string {
  if (ref.kind === 'global') return `/globals/${ref.slug}`
  return ref.id === null ? `/${ref.slug}` : `/${ref.slug}/${encodeURIComponent(ref.id)}`
}

const localeOf = ({ locale }: DocumentRef): Record<string, QueryValue> =>
  locale === null ? {} : { locale }

const statusOf = (intent: SaveIntent): DocumentData => {
  if (intent === 'draft') return { _status: 'draft' }
  return intent === 'publish' ? { _status: 'published' } : {}
}

/** A chosen file travels beside the values, as Payload's forms send it. */
function bodyOf({ file: chosen, ...values }: DocumentData, files: Files) {
  const file = files.find(chosen)
  if (!file) return values
  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  form.set('file', file)
  return form
}
