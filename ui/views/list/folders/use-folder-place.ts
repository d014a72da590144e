import { useQuery } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { PlainWhere } from '#contracts/fields'
import { foldersQuery } from '../../../client/folder-tree.ts'
import { usePanel } from '../../../kit/panel.ts'
import { listPlace } from '../list-place.ts'
import type { FolderPlace } from './folder-place.ts'
import { folderPlace, folderWhere, isNarrowed } from './folder-place.ts'

export interface ListFolders {
  place: FolderPlace
  /** What a document has to fit to be shown there. */
  within: PlainWhere | null
  /** Until it is known which folders are below the one that is searched. */
  isWaiting: boolean
}

/** Where among its folders a list is; null: it has none. */
export function useFolderPlace(
  collection: ClientCollection,
  search: string,
  isTrash = false,
): ListFolders | null {
  const { http, queries } = usePanel()
  const place = folderPlace(search, collection, isTrash)
  const isSearched = place !== null && isNarrowed(listPlace(search, collection, []))
  const { folders } = collection
  const asks = isSearched && place.kind === 'in' && folders !== undefined
  const known = useQuery(
    {
      ...foldersQuery(http, {
        folders: folders ?? { slug: '', field: '', access: none },
        collection: collection.slug,
      }),
      enabled: asks,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  )
  if (place === null || !folders) return null
  return {
    place,
    within: folderWhere(place, folders.field, isSearched ? { folders: known.data ?? [] } : null),
    isWaiting: asks && known.isPending,
  }
}

const none = { create: false, update: false, delete: false }
