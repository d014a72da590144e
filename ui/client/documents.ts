import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  LoadedDocument,
  SaveIntent,
} from '#config-schema'
import { baseHeader, idempotencyHeader, neverSaved, Problem } from '#config-schema'
import type { SavedDocument, SaveRequest } from '#machines/document'
import type { Files } from './files.ts'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** Payload's answer to a change: a collection says `doc`, a global `result`. */
interface Changed {
  doc?: DocumentData
  result?: DocumentData
  /** A creation whose first answer was lost: the document says what it said then. */
  isRepeated?: true
}

/** What a save needs to know besides what is saved. */
interface Saving {
  files: Files
  hasDrafts: boolean
  /** Names the creation of this document, however often it is tried. */
  creation: string
  signal: AbortSignal
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
    readPermissions(http, ref, hasDrafts, signal),
  ])
  return { data, permissions }
}

/** What this user may do with just this document; publishing is asked for on its own (DOC-6). */
async function readPermissions(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
  signal: AbortSignal,
): Promise<DocumentPermissions> {
  const [saving, publishing] = await Promise.all([
    readAccess(http, ref, {}, signal),
    hasDrafts ? readAccess(http, ref, { _status: 'published' }, signal) : null,
  ])
  const { update, delete: remove } = saving
  return { update, delete: remove, publish: publishing?.update ?? update }
}

/** What this user may do with a document that nobody has saved. */
export async function readCreation(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
  signal: AbortSignal,
): Promise<DocumentPermissions> {
  const [saving, publishing] = await Promise.all([
    readAccess(http, ref, hasDrafts ? { _status: 'draft' } : {}, signal),
    hasDrafts ? readAccess(http, ref, { _status: 'published' }, signal) : null,
  ])
  const { create } = saving
  return { update: create, delete: false, publish: publishing?.create ?? create }
}

async function readAccess(http: Http, ref: DocumentRef, body: DocumentData, signal: AbortSignal) {
  const granted = await http<Record<string, unknown>>(accessPathOf(ref), {
    method: 'POST',
    body,
    signal,
  })
  return {
    create: Boolean(granted.create),
    update: Boolean(granted.update),
    delete: Boolean(granted.delete),
  }
}

function accessPathOf(ref: DocumentRef): string {
  if (ref.kind === 'global') return `/globals/${ref.slug}/access`
  return ref.id === null
    ? `/${ref.slug}/access`
    : `/${ref.slug}/access/${encodeURIComponent(ref.id)}`
}

export async function saveDocument(
  http: Http,
  request: SaveRequest,
  saving: Saving,
): Promise<SavedDocument> {
  const { ref, intent } = request
  if (intent === 'revert') return publishAgain(http, request, saving)
  if (ref.kind === 'global' || ref.id !== null) return (await send(http, request, saving)).saved

  const { saved, isRepeated } = await send(http, request, saving)
  if (saved.id === null) return saved
  const born = { ...ref, id: saved.id }
  const latest = isRepeated ? await send(http, { ...request, ref: born }, saving) : { saved }
  return { ...latest.saved, ...(await granted(http, born, saving)) }
}

/** Makes of the document what is public (contract.md 2.5): the drafts since are given up. */
async function publishAgain(
  http: Http,
  request: SaveRequest,
  saving: Saving,
): Promise<SavedDocument> {
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _updated,
    ...published
  } = await readPublished(http, request.ref, saving.signal)
  const again = { ...request, changes: published, intent: 'publish' as const }
  return (await send(http, again, saving)).saved
}

async function readPublished(http: Http, ref: DocumentRef, signal: AbortSignal) {
  const query = { ...editing, ...localeOf(ref) }
  const published = await http<DocumentData>(pathOf(ref), { query, signal })
  if (published._status !== 'published') throw new Problem('document.neverPublished')
  return published
}

async function send(
  http: Http,
  { ref, changes, intent, base }: SaveRequest,
  { files, creation, signal }: Saving,
): Promise<{ saved: SavedDocument; isRepeated: boolean }> {
  const isNew = ref.kind === 'collection' && ref.id === null
  const answer = await http<Changed>(pathOf(ref), {
    method: ref.kind === 'global' || isNew ? 'POST' : 'PATCH',
    query: { ...editing, ...localeOf(ref), ...draftQuery[intent] },
    body: bodyOf({ ...changes, ...statusOf(intent) }, files),
    headers: isNew ? { [idempotencyHeader]: creation } : { [baseHeader]: base ?? neverSaved },
    signal,
  })
  const data = answer.doc ?? answer.result
  if (data === undefined) throw new Problem('unexpected')
  const { updatedAt, id } = data
  return {
    saved: {
      id: isId(id) ? id : null,
      data,
      savedAt: typeof updatedAt === 'string' ? Date.parse(updatedAt) : Date.now(),
    },
    isRepeated: answer.isRepeated ?? false,
  }
}

/** The document is saved: not to learn what one may do with it is no reason to say otherwise. */
async function granted(http: Http, ref: DocumentRef, { hasDrafts, signal }: Saving) {
  try {
    return { permissions: await readPermissions(http, ref, hasDrafts, signal) }
  } catch {
    return {}
  }
}

export const removeDocument = async (http: Http, ref: DocumentRef): Promise<void> => {
  await http(pathOf(ref), { method: 'DELETE', query: { depth: 0 } })
}

/** Makes a copy, as a draft where there are drafts, and tells its id. */
export async function duplicateDocument(http: Http, ref: DocumentRef): Promise<DocumentId> {
  const { doc } = await http<Changed>(`${pathOf(ref)}/duplicate`, {
    method: 'POST',
    query: { ...editing, ...localeOf(ref) },
    body: {},
  })
  if (!isId(doc?.id)) throw new Problem('unexpected')
  return doc.id
}

const isId = (id: unknown): id is DocumentId => typeof id === 'string' || typeof id === 'number'

function pathOf(ref: DocumentRef): string {
  if (ref.kind === 'global') return `/globals/${ref.slug}`
  return ref.id === null ? `/${ref.slug}` : `/${ref.slug}/${encodeURIComponent(ref.id)}`
}

const localeOf = ({ locale }: DocumentRef): Record<string, QueryValue> =>
  locale === null ? {} : { locale }

/** A draft changes nothing that is public; taking back what is public is no draft. */
const draftQuery: Partial<Record<SaveIntent, Record<string, QueryValue>>> = {
  draft: { draft: true },
  autosave: { draft: true, autosave: true },
}

const statusOf = (intent: SaveIntent): DocumentData => {
  if (intent === 'save') return {}
  return { _status: intent === 'publish' ? 'published' : 'draft' }
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
