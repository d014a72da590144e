import { editing, localeOf, pathOf } from '#contracts/document-address'
import type { DocumentData, DocumentId, DocumentRef } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { baseHeader } from '#contracts/revisions'
import type { StoredVersion, VersionAuthors, VersionsPage } from '#contracts/versions'
import { authorsPath } from '#contracts/versions'
import type { Restoration } from '#machines/restore'
import { isProblem, Problem } from '#problems'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'
import type { Versioned } from './version-pages.ts'
import { shown, versionsPathOf, whereOf } from './version-pages.ts'

/** Two versions beside each other. */
export interface Sides {
  version: StoredVersion
  /** null: there is none before it. */
  before: StoredVersion | null
}

/** What a version can be compared with (VER-6), ten at a time. */
export const readChoices = (
  http: Http,
  of: Versioned,
  version: DocumentId,
  page: number,
  signal: AbortSignal,
): Promise<VersionsPage> =>
  http<VersionsPage>(versionsPathOf(of), {
    query: { ...shown, limit: 10, page, where: whereOf(of, [{ id: { not_equals: version } }]) },
    signal,
  })

/** Versions with all that they say, from a moment on, the newest first. */
export const readWholeVersions = (
  http: Http,
  of: Versioned,
  { from, limit }: { from: string | null; limit: number },
  signal: AbortSignal,
): Promise<VersionsPage> =>
  http<VersionsPage>(versionsPathOf(of), {
    query: {
      depth: 0,
      sort: '-updatedAt',
      limit,
      ...everyLanguage(of),
      where: whereOf(of, from === null ? [] : [{ updatedAt: { less_than_equal: from } }]),
    },
    signal,
  })

/** The newest version of a status; null: there is none. */
export async function readNewest(
  http: Http,
  of: Versioned,
  status: 'draft' | 'published',
  signal: AbortSignal,
): Promise<StoredVersion | null> {
  const where = whereOf(of, [{ 'version._status': { equals: status } }])
  const { docs } = await http<VersionsPage>(versionsPathOf(of), {
    query: { ...shown, ...localeOf(of.ref), limit: 1, where },
    signal,
  })
  return docs[0] ?? null
}

/** A version, and the one that it is asked to be compared with: the one before it unless it is named. */
export async function readSides(
  http: Http,
  of: Versioned,
  version: DocumentId,
  other: DocumentId | null,
  signal: AbortSignal,
): Promise<Sides> {
  if (other === null) {
    const whole = await readVersion(http, of, version, signal)
    return { version: whole, before: await readBefore(http, of, whole, signal) }
  }
  const [whole, before] = await Promise.all([
    readVersion(http, of, version, signal),
    readVersion(http, of, other, signal),
  ])
  return { version: whole, before }
}

/** What a version says in the language of a document's form, without the texts of another one (R6). */
export async function readVersionInForm(
  http: Http,
  of: Versioned,
  id: DocumentId,
  signal: AbortSignal,
): Promise<DocumentData> {
  const { version } = await readVersion(http, of, id, signal, { ...editing, ...localeOf(of.ref) })
  return version
}

async function readVersion(
  http: Http,
  of: Versioned,
  id: DocumentId,
  signal: AbortSignal,
  query: Record<string, QueryValue> = { depth: 0, ...everyLanguage(of) },
): Promise<StoredVersion> {
  const version = await http<StoredVersion>(`${versionsPathOf(of)}/${encodeURIComponent(id)}`, {
    query,
    signal,
  }).catch(named)
  const { ref } = of
  if (ref.kind === 'collection' && String(version.parent) !== String(ref.id)) {
    throw new Problem('version.foreign')
  }
  return version
}

async function readBefore(
  http: Http,
  of: Versioned,
  { id, updatedAt }: StoredVersion,
  signal: AbortSignal,
): Promise<StoredVersion | null> {
  const where = whereOf(of, [
    { id: { not_equals: id } },
    { updatedAt: { less_than_equal: updatedAt } },
  ])
  const { docs } = await http<VersionsPage>(versionsPathOf(of), {
    query: { depth: 0, limit: 1, sort: '-updatedAt', ...everyLanguage(of), where },
    signal,
  })
  return docs[0] ?? null
}

/** Makes an older version the latest again; tells what the server says to it. */
export async function restoreVersion(
  http: Http,
  of: Versioned,
  version: DocumentId,
  { as, base, name }: Restoration & { name: string },
): Promise<string | null> {
  const answer = await http<unknown>(`${versionsPathOf(of)}/${encodeURIComponent(version)}`, {
    method: 'POST',
    query: { draft: as === 'draft', depth: 0, ...localeOf(of.ref) },
    headers: { [idempotencyHeader]: name, ...(base !== null && { [baseHeader]: base }) },
  })
  if (!isRecord(answer)) throw new Problem('server.intercepted')
  return typeof answer.message === 'string' ? answer.message : null
}

export const readAuthors = async (
  http: Http,
  { slug, kind }: DocumentRef,
  versions: readonly DocumentId[],
  signal: AbortSignal,
): Promise<VersionAuthors['authors']> => {
  const named = kind === 'global' ? { globalSlug: slug } : { collectionSlug: slug }
  const query = { ...named, versions: versions.join(',') }
  return (await http<VersionAuthors>(authorsPath, { query, signal })).authors
}

/** When the document was saved last; null: nobody dates it. */
export async function readLastSaved(
  http: Http,
  { ref, entity }: Versioned,
  signal: AbortSignal,
): Promise<string | null> {
  const { updatedAt } = await http<DocumentData>(pathOf(ref), {
    query: { depth: 0, ...(entity.drafts && { draft: true }), select: { updatedAt: true } },
    signal,
  })
  return typeof updatedAt === 'string' ? updatedAt : null
}

const everyLanguage = ({ isLocalized }: Versioned): Record<string, QueryValue> =>
  isLocalized ? { locale: 'all' } : {}

function named(thrown: unknown): never {
  throw isProblem(thrown, 'document.notFound') ? new Problem('version.gone') : thrown
}
