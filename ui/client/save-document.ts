import type { DocumentData, DocumentRef, SaveIntent } from '#config-schema'
import { baseHeader, idempotencyHeader, isRecord, neverSaved, Problem } from '#config-schema'
import type { SavedDocument, SaveRequest } from '#machines/document'
import { changeVersion, isOfVersion } from './change-version.ts'
import type { Changed } from './document-address.ts'
import { editing, isId, localeOf, pathOf } from './document-address.ts'
import { readPermissions } from './documents.ts'
import type { Files } from './files.ts'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** What a save needs to know besides what is saved. */
interface Saving {
  files: Files
  hasDrafts: boolean
  /** Names the creation of this document, however often it is tried. */
  creation: string
  /** The server refuses a save on another version than the latest. */
  comparesBase: boolean
  signal: AbortSignal
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
  request: SaveRequest,
  { files, hasDrafts, creation, comparesBase, signal }: Saving,
): Promise<{ saved: SavedDocument; isRepeated: boolean }> {
  const { ref, changes, intent, base } = request
  const isNew = ref.kind === 'collection' && ref.id === null
  const body = bodyOf({ ...changes, ...statusOf(intent) }, files)
  if (!comparesBase && isOfVersion(request)) {
    const data = await changeVersion(http, request, { body, hasDrafts, signal })
    return { saved: savedOf(data), isRepeated: false }
  }
  const answer = await http<Changed>(pathOf(ref), {
    method: ref.kind === 'global' || isNew ? 'POST' : 'PATCH',
    query: { ...editing, ...localeOf(ref), ...draftQuery[intent] },
    body,
    headers: isNew ? { [idempotencyHeader]: creation } : { [baseHeader]: base ?? neverSaved },
    signal,
  })
  const data = answer.doc ?? answer.result
  if (!isRecord(data)) throw new Problem('unexpected')
  return { saved: savedOf(data), isRepeated: answer.isRepeated ?? false }
}

function savedOf(data: DocumentData): SavedDocument {
  const { updatedAt, id } = data
  return {
    id: isId(id) ? id : null,
    data,
    savedAt: typeof updatedAt === 'string' ? Date.parse(updatedAt) : Date.now(),
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
