import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { ClientFolders, Folder } from '#contracts/folders'
import type { FolderContents, FolderDraft, Move, MoveResult } from '#machines/folders'
import { isProblem, Problem, toProblemData } from '#problems'
import type { BulkServer } from './bulk/bulk-server.ts'
import { changeMany } from './bulk/change-many.ts'
import { listIds } from './bulk/list-ids.ts'
import type { FoldersOf } from './folder-tree.ts'
import { folderOf } from './folder-tree.ts'
import type { Http } from './http.ts'
import type { ListQuery } from './lists.ts'

export async function saveFolder(
  http: Http,
  { folders: { field, isScoped, slug }, collection }: FoldersOf,
  draft: FolderDraft | null,
  signal: AbortSignal,
): Promise<Folder> {
  if (draft === null) throw new Problem('document.notFound')
  const { id, name, parent } = draft
  const { doc } = await http<{ doc: DocumentData }>(id === null ? `/${slug}` : `/${slug}/${id}`, {
    method: id === null ? 'POST' : 'PATCH',
    query: { depth: 0 },
    body: {
      name: name.trim(),
      ...(id === null && { [field]: parent, ...(isScoped && { folderType: [collection] }) }),
    },
    signal,
    signedIn: true,
  })
  return folderOf(doc, field)
}

/** What is in it stays and is in no folder any more; the server deletes the folders below it. */
export async function removeFolder(
  http: Http,
  { folders: { slug } }: FoldersOf,
  id: DocumentId | null,
  signal: AbortSignal,
): Promise<void> {
  if (id === null) throw new Problem('document.notFound')
  try {
    await http(`/${slug}/${id}`, { method: 'DELETE', query: { depth: 0 }, signal, signedIn: true })
  } catch (thrown) {
    // Somebody else was faster.
    if (!isProblem(thrown, 'document.notFound')) throw thrown
  }
}

/** How much of each collection is in these folders. */
export async function countIn(
  http: Http,
  collections: readonly ClientCollection[],
  { slug, field }: ClientFolders,
  ids: readonly DocumentId[],
  signal: AbortSignal,
): Promise<FolderContents> {
  const asked = collections.filter((one) => one.folders?.slug === slug && one.access.read)
  const counts = await Promise.all(
    asked.map(async (one) => {
      const { totalDocs } = await http<{ totalDocs: number }>(`/${one.slug}/count`, {
        query: { where: { [field]: { in: ids } } },
        signal,
        signedIn: true,
      })
      return { slug: one.slug, count: totalDocs }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}

interface Mover {
  server: BulkServer
  folders: ClientFolders
  /** What the list shows, of which all may be meant. */
  list: ListQuery
  /** How many documents one question names. */
  size: number
}

/** Each document is saved as its own screen would do it: under its rules and other people's locks. */
export async function moveInto(
  { server, folders: { slug, field }, list, size }: Mover,
  move: Move | null,
  signal: AbortSignal,
): Promise<MoveResult> {
  if (move === null) throw new Problem('unexpected')
  const { documents, folders, to } = move
  const ids = documents ? await listIds(server.http, list, documents, signal) : []
  const moved: DocumentId[] = []
  let refused = 0
  let problem: MoveResult['problem'] = null
  for (let at = 0; at < ids.length; at += size) {
    const some = ids.slice(at, at + size)
    const job = {
      change: { kind: 'edit', data: { [field]: to } } as const,
      target: { kind: 'these', ids: some } as const,
      locale: null,
    }
    const asked = { job, documents: some.map((id) => ({ id })) }
    for (const { id, outcome, ...one } of await changeMany(server, asked, signal)) {
      if (outcome === 'changed' || outcome === 'unchanged') moved.push(id)
      else {
        refused++
        problem ??= one.problem ?? toProblemData(new Problem('document.notFound'))
      }
    }
  }
  for (const id of folders) {
    await server.http(`/${slug}/${id}`, {
      method: 'PATCH',
      query: { depth: 0 },
      body: { [field]: to },
      signal,
      signedIn: true,
    })
  }
  return { documents: moved, refused, problem }
}
