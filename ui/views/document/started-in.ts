import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { foldersQuery } from '../../client/folder-tree.ts'
import type { Panel } from '../../kit/panel.ts'
import { folderPlace, idOf } from '../list/folders/folder-place.ts'

/** What a new document starts with where its address names a folder. */
export async function startedIn(
  { http, queries }: Panel,
  entity: ClientCollection | ClientGlobal,
  search: string,
): Promise<DocumentData> {
  const place = 'labels' in entity ? folderPlace(search, entity, false) : null
  if (place?.kind !== 'in' || !('labels' in entity) || !entity.folders) return {}
  const { folders, slug } = entity
  const tree = await queries.fetchQuery(foldersQuery(http, { folders, collection: slug }))
  const id = idOf(tree, place.id)
  return id === null ? {} : { [folders.field]: id }
}
