import { editing, isInTrash, localeOf, pathOf, trashOf } from '#contracts/document-address'
import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  LoadedDocument,
} from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { accessQuestion, dataQuestion, publicQuestion, savedAs } from '#contracts/first-questions'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import type { Changed } from './changed.ts'
import { isId } from './changed.ts'
import type { Http } from './http.ts'

export async function readDocument(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
  signal: AbortSignal,
): Promise<LoadedDocument> {
  const [data, permissions, isPublic] = await Promise.all([
    readData(http, ref, hasDrafts, signal),
    readPermissions(http, ref, hasDrafts, signal),
    hasDrafts && readIsPublic(http, ref, signal),
  ])
  return {
    data,
    permissions: isInTrash(ref) ? inTrash(permissions) : permissions,
    isPublic: isPublic || data._status === 'published',
  }
}

/** In the trash nothing is edited; what may be changed may be brought back. */
const inTrash = ({ update, delete: remove, publish }: DocumentPermissions) => ({
  update: false,
  delete: remove,
  publish: false,
  restore: update,
  restorePublished: publish,
})

/** The same without what one may do with it. */
export async function readAgain(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
): Promise<Pick<Required<LoadedDocument>, 'data' | 'isPublic'>> {
  const { signal } = new AbortController()
  const [data, isPublic] = await Promise.all([
    readData(http, ref, hasDrafts, signal),
    hasDrafts && readIsPublic(http, ref, signal),
  ])
  return { data, isPublic: isPublic || data._status === 'published' }
}

/** What a document says, as the latest draft has it. */
export async function readData(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
  signal: AbortSignal,
): Promise<DocumentData> {
  const { path, ...question } = dataQuestion(ref, hasDrafts)
  const data = await http<DocumentData>(path, { ...question, signal })
  if (!isRecord(data)) throw new Problem('server.intercepted')
  // Asked for what is in the trash, Payload gives what is not there just as well.
  if (isInTrash(ref) && !data.deletedAt) throw new Problem('document.notFound')
  return data
}

/** A draft does not tell whether visitors see an older version of it. Where nobody knows: no. */
export async function readIsPublic(
  http: Http,
  ref: DocumentRef,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { path, ...question } = publicQuestion(ref)
    const answer = await http<DocumentData>(path, { ...question, signal })
    return ref.kind === 'global' ? answer._status === 'published' : Number(answer.totalDocs) > 0
  } catch {
    return false
  }
}

/** What this user may do with just this document: save it, or publish it (DOC-6). */
export async function readPermissions(
  http: Http,
  ref: DocumentRef,
  hasDrafts: boolean,
  signal: AbortSignal,
): Promise<DocumentPermissions> {
  const [saving, publishing] = await Promise.all([
    readAccess(http, ref, savedAs(hasDrafts), signal),
    hasDrafts ? readAccess(http, ref, { _status: 'published' }, signal) : null,
  ])
  const { update, delete: remove } = saving
  return { update, delete: remove, publish: publishing?.update ?? update }
}

/** What this user may do with a document that nobody has saved; a creation sends all its values. */
export async function readCreation(
  http: Http,
  ref: DocumentRef,
  { hasDrafts, initial }: { hasDrafts: boolean; initial: DocumentData },
  signal: AbortSignal,
): Promise<DocumentPermissions> {
  const [saving, publishing] = await Promise.all([
    readAccess(http, ref, { ...initial, ...savedAs(hasDrafts) }, signal),
    hasDrafts ? readAccess(http, ref, { ...initial, _status: 'published' }, signal) : null,
  ])
  const { create } = saving
  return { update: create, delete: false, publish: publishing?.create ?? create }
}

async function readAccess(http: Http, ref: DocumentRef, body: DocumentData, signal: AbortSignal) {
  const { path, ...question } = accessQuestion(ref, body)
  const granted = await http<Record<string, unknown>>(path, { ...question, signal })
  return {
    create: Boolean(granted.create),
    update: Boolean(granted.update),
    delete: Boolean(granted.delete),
  }
}

/** Deletes it for good, also out of the trash. */
export const removeDocument = async (http: Http, ref: DocumentRef): Promise<void> => {
  await http(pathOf(ref), { method: 'DELETE', query: { depth: 0, ...trashOf(ref) } })
}

/** Makes a copy, as a draft where there are drafts, and tells its id. */
export async function duplicateDocument(
  http: Http,
  ref: DocumentRef,
  name: string,
): Promise<DocumentId> {
  const { doc } = await http<Changed>(`${pathOf(ref)}/duplicate`, {
    method: 'POST',
    query: { ...editing, ...localeOf(ref) },
    headers: { [idempotencyHeader]: name },
    body: {},
  })
  if (!isId(doc?.id)) throw new Problem('server.intercepted')
  return doc.id
}
