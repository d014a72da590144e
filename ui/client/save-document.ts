import { editing, localeOf, pathOf } from '#contracts/document-address'
import { isNewDocument } from '#contracts/document-ref'
import type { DocumentData, DocumentRef, SaveIntent } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { baseHeader, neverSaved } from '#contracts/revisions'
import { keepAddressParameter } from '#contracts/uploads'
import type { SavedDocument, SaveRequest } from '#machines/document'
import type { AskedSave } from '#machines/open-document'
import { isProblem, Problem } from '#problems'
import { changeVersion, isOfVersion } from './change-version.ts'
import type { Changed } from './changed.ts'
import { isId } from './changed.ts'
import { readPermissions } from './documents.ts'
import type { Files } from './files.ts'
import { keepsAddress } from './files.ts'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'
import type { Form } from './unpublished-before.ts'

/** What a save needs to know besides what is saved. */
interface Saving {
  files: Files
  hasDrafts: boolean
  /** Names the creation of this document, however often it is tried. */
  creation: string
  /** Names this save of a document that is there. */
  name?: string
  /** It is created as it is: one that an earlier try has made is not changed. */
  isAsMade?: true
  /** The server refuses a save on another version than the latest. */
  comparesBase: boolean
  /** Absent: there is none, and nothing to be taken from visitors. */
  form?: Form
  /** Nobody has asked yet what one may do with this document. */
  isAccessUnknown?: boolean
  signal: AbortSignal
}

export async function saveDocument(
  http: Http,
  request: AskedSave,
  saving: Saving,
): Promise<SavedDocument> {
  const { ref, intent } = request
  const save = isNewDocument(ref) ? create : (of[intent] ?? change)
  const latest = await save(http, request, saving)
  // Who may do what can depend on what the document says; a draft that saves itself asks for less.
  if (intent === 'autosave' && !isNewDocument(ref) && !saving.isAccessUnknown) return latest
  return { ...latest, ...(await granted(http, refOf(ref, latest), saving)) }
}

const refOf = (ref: DocumentRef, { id }: SavedDocument): DocumentRef =>
  ref.kind === 'collection' ? { ...ref, id } : ref

const change = async (http: Http, request: AskedSave, saving: Saving) =>
  (await send(http, request, saving)).saved

/** A document that the server has made before, for a request whose answer was lost, is changed. */
async function create(http: Http, request: SaveRequest, saving: Saving): Promise<SavedDocument> {
  const { saved, isRepeated } = await send(http, request, saving)
  const ref = refOf(request.ref, saved)
  const { id: _given, ...changes } = request.changes
  return isRepeated && !isNewDocument(ref) && !saving.isAsMade
    ? change(http, { ...request, ref, changes }, saving)
    : saved
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
  return change(http, { ...request, changes: published, intent: 'publish' }, saving)
}

async function unpublish(http: Http, request: AskedSave, saving: Saving): Promise<SavedDocument> {
  try {
    return await change(http, request, saving)
  } catch (thrown) {
    if (!saving.form || !isProblem(thrown, 'document.stale')) throw thrown
    const { form, signal } = saving
    const { unpublishedBefore } = await import('./unpublished-before.ts')
    return savedOf(await unpublishedBefore(http, request, thrown, { form, signal }))
  }
}

/** These do more than to send what is edited. */
const of: Partial<Record<SaveIntent, typeof change>> = { revert: publishAgain, unpublish }

async function readPublished(http: Http, ref: DocumentRef, signal: AbortSignal) {
  const query = { ...editing, ...localeOf(ref) }
  const published = await http<DocumentData>(pathOf(ref), { query, signal })
  if (published._status !== 'published') throw new Problem('document.neverPublished')
  return published
}

async function send(
  http: Http,
  request: AskedSave,
  { files, hasDrafts, creation, name, comparesBase, signal }: Saving,
): Promise<{ saved: SavedDocument; isRepeated: boolean }> {
  const { ref, changes, intent, base, inAllLanguages } = request
  const { uploadEdits, ...values } = changes
  const body = await bodyOf({ ...values, ...statusOf(intent) }, files, signal)
  if (!comparesBase && isOfVersion(request)) {
    const data = await changeVersion(http, request, { body, hasDrafts, signal })
    return { saved: savedOf(data), isRepeated: false }
  }
  const answer = await http<Changed>(pathOf(ref), {
    method: ref.kind === 'global' || isNewDocument(ref) ? 'POST' : 'PATCH',
    query: {
      ...editing,
      ...localeOf(ref),
      ...draftQuery[intent],
      ...(inAllLanguages && { unpublishAllLocales: true }),
      ...(keepsAddress(values.file) && !isNewDocument(ref) && { [keepAddressParameter]: true }),
      // A crop is of the file that was there.
      ...(isRecord(uploadEdits) && !isRecord(values.file) && { uploadEdits }),
    },
    body,
    headers: isNewDocument(ref)
      ? { [idempotencyHeader]: creation }
      : {
          [baseHeader]: base ?? neverSaved,
          ...(name !== undefined && { [idempotencyHeader]: name }),
        },
    signal,
  })
  files.handedOver(changes.file)
  const data = answer.doc ?? answer.result
  if (!isRecord(data)) throw new Problem('server.intercepted')
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

/**
 * A chosen file travels beside the values, as Payload's forms send it: the file itself, or what its
 * upload has made of it, which is waited for.
 */
async function bodyOf(
  { file: chosen, ...values }: DocumentData,
  files: Files,
  signal: AbortSignal,
) {
  if (!chosen) return values
  const uploaded = await files.uploaded(chosen, signal)
  const file = files.find(chosen)
  // Without it, the save would say that something is saved which isn't.
  if (!uploaded && !file) throw new Problem('upload.unreadable')
  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  form.set('file', uploaded ? JSON.stringify(uploaded) : file!)
  return form
}
