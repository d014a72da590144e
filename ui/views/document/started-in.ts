import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { foldersQuery } from '../../client/folder-tree.ts'
import type { Panel } from '../../kit/panel.ts'
import { folderPlace, idOf } from '../list/folders/folder-place.ts'
import { begunWith } from './begun-with.ts'

/** What a new document starts with where its address names a template or a folder. */
export async function startedIn(
  panel: Panel,
  entity: ClientCollection | ClientGlobal,
  place: { search: string; locale: string | null },
): Promise<DocumentData> {
  if (!('labels' in entity)) return {}
  const [begun, folder] = await Promise.all([
    begunWith(panel, entity, place),
    inFolder(panel, entity, place.search),
  ])
  return { ...begun, ...folder }
}

async function inFolder(
  { http, queries }: Panel,
  entity: ClientCollection,
  search: string,
): Promise<DocumentData> {
  const place = folderPlace(search, entity, false)
  if (place?.kind !== 'in' || !entity.folders) return {}
  const { folders, slug } = entity
  const tree = await queries.fetchQuery(foldersQuery(http, { folders, collection: slug }))
  const id = idOf(tree, place.id)
  return id === null ? {} : { [folders.field]: id }
}
