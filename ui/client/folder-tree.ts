import { queryOptions } from '@tanstack/react-query'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { ClientFolders, Folder } from '#contracts/folders'
import { isRecord } from '#contracts/is-record'
import { isId } from './changed.ts'
import type { Http } from './http.ts'
import type { Page } from './lists.ts'

/** Whose folders: those of a collection, as far as they are meant for it. */
export interface FoldersOf {
  folders: ClientFolders
  /** Its slug. */
  collection: string
}

/** As many as the server gives with one answer. */
const pageSize = 500

export const foldersQuery = (http: Http, of: FoldersOf) =>
  queryOptions({
    queryKey: ['folders', of.folders.slug, of.collection],
    queryFn: ({ signal }) => readFolders(http, of, signal),
    staleTime: 10_000,
  })

async function readFolders(
  http: Http,
  { folders: { field, isScoped, slug }, collection }: FoldersOf,
  signal: AbortSignal,
): Promise<readonly Folder[]> {
  const found: Folder[] = []
  for (let page = 1; ; page++) {
    const { docs, totalPages } = await http<Page>(`/${slug}`, {
      query: {
        depth: 0,
        limit: pageSize,
        page,
        sort: 'name',
        select: { name: true, [field]: true, ...(isScoped && { folderType: true }) },
      },
      signal,
      signedIn: true,
    })
    found.push(...docs.filter((doc) => isFor(doc, collection)).map((doc) => folderOf(doc, field)))
    if (page >= totalPages) return found
  }
}

/** One that names no collections is for all. */
const isFor = ({ folderType }: DocumentData, collection: string): boolean =>
  !Array.isArray(folderType) || folderType.length === 0 || folderType.includes(collection)

export function folderOf(doc: DocumentData, field: string): Folder {
  const parent = doc[field]
  const inner = isRecord(parent) ? parent.id : parent
  return {
    id: doc.id as DocumentId,
    name: String(doc.name ?? ''),
    parent: isId(inner) ? inner : null,
  }
}
