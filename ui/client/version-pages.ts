import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { localeOf, pathOf } from '#contracts/document-address'
import type { DocumentRef } from '#contracts/documents'
import type { VersionsPage } from '#contracts/versions'
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

/** How many there are, snapshots aside. */
export async function countVersions(
  http: Http,
  of: Versioned,
  signal: AbortSignal,
): Promise<number> {
  const { totalDocs } = await readVersions(http, of, { page: 1, limit: 1 }, signal)
  return totalDocs
}

export const versionsPathOf = ({ ref }: Versioned): string =>
  `${pathOf({ ...ref, ...noId })}/versions`

/** The versions of all documents are in one place. */
const noId = { id: null }

/** Only what a line says: versions can be as long as documents. Of globals Payload reads the inner names at the top as well. */
export const shown = {
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

/** The versions of this document; what the other languages were is no version of its own. */
export function whereOf(
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
