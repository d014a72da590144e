import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { editing, localeOf, pathOf } from '#contracts/document-address'
import type { DocumentData, DocumentId, DocumentRef } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { baseHeader } from '#contracts/revisions'
import type { StoredVersion, VersionAuthors, VersionsPage } from '#contracts/versions'
import { authorsPath } from '#contracts/versions'
import type { Sides } from '#machines/compare'
import type { Restoration } from '#machines/restore'
import { isProblem, Problem } from '#problems'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** The document whose versions are asked for, and what its versions can have. */
export interface Versioned {
  ref: DocumentRef
  entity: ClientCollection | ClientGlobal
  /** The site has several content languages. */
  isLocalized: boolean
}

/** Which page of a document's versions the address asks for. */
export interface AskedPage {
  page: number
  limit: number
}

export const readVersions = (
  http: Http,
  of: Versioned,
  { page, limit }: AskedPage,
  signal: AbortSignal,
): Promise<VersionsPage> =>
  http<VersionsPage>(versionsPathOf(of), {
    query: { ...shown, ...localeOf(of.ref), page, limit, where: whereOf(of) },
    signal,
  })

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

/** How many there are, snapshots aside. */
export async function countVersions(
  http: Http,
  of: Versioned,
  signal: AbortSignal,
): Promise<number> {
  const { totalDocs } = await readVersions(http, of, { page: 1, limit: 1 }, signal)
  return totalDocs
}

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
  { as, base }: Restoration,
): Promise<string | null> {
  const answer = await http<unknown>(`${versionsPathOf(of)}/${encodeURIComponent(version)}`, {
    method: 'POST',
    query: { draft: as === 'draft', depth: 0, ...localeOf(of.ref) },
    ...(base !== null && { headers: { [baseHeader]: base } }),
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

const versionsPathOf = ({ ref }: Versioned): string => `${pathOf({ ...ref, ...noId })}/versions`

/** The versions of all documents are in one place. */
const noId = { id: null }

/** Only what a line says: versions can be as long as documents. Of globals Payload reads the inner names at the top as well. */
const shown = {
  depth: 0,
  sort: '-updatedAt',
  select: {
    parent: true,
    version: { _status: true },
    _status: true,
    createdAt: true,
    updatedAt: true,
    autosave: true,
    publishedLocale: true,
    latest: true,
  },
} as const

const everyLanguage = ({ isLocalized }: Versioned): Record<string, QueryValue> =>
  isLocalized ? { locale: 'all' } : {}

/** The versions of this document; what the other languages were is no version of its own. */
function whereOf(
  { ref, entity, isLocalized }: Versioned,
  more: readonly QueryValue[] = [],
): QueryValue {
  return {
    and: [
      ...more,
      ...(ref.kind === 'collection' ? [{ parent: { equals: ref.id } }] : []),
      ...(isLocalized && entity.drafts ? [{ snapshot: { not_equals: true } }] : []),
    ],
  }
}

function named(thrown: unknown): never {
  throw isProblem(thrown, 'document.notFound') ? new Problem('version.gone') : thrown
}
