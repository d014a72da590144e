import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { FoldersWork } from '#machines/open-folders'
import type { Panel } from '../../../kit/panel.ts'
import type { ListHome } from '../home/list-home.ts'
import type { Shown } from '../list-seam.ts'
import type { FolderPlace } from './folder-place.ts'

/** Where the folders of a list meet the panel, the server and what the list shows. */
export interface FoldersSeam {
  panel: Panel
  config: SignedInConfig
  collection: ClientCollection
  hear: FoldersWork['hear']
  now(): Pick<Shown, 'href' | 'query'> & Pick<ListHome, 'go'> & { place: FolderPlace }
}
