import { useEffectEvent } from 'react'
import type { FoldersActor } from '#machines/folders'
import { openFolders } from '#machines/open-folders'
import { useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import { useListHome } from '../home/list-home.ts'
import type { List } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import type { ListScreen } from '../use-open-list.ts'
import type { FolderPlace } from './folder-place.ts'
import { foldersWork } from './folders-work.ts'

interface Options {
  list: List
  place: FolderPlace
  /** The screen that the list has; null: it is a list to pick from. */
  screen: Pick<ListScreen, 'hear' | 'selection'> | null
}

/** The seam: where the folders of a list meet the server and the panel. */
export function useFolders({ list, place, screen }: Options): FoldersActor {
  const panel = usePanel()
  const config = useConfig()
  const { go } = useListHome()
  const href = useListHref()
  const now = useEffectEvent(() => ({ query: list.query, place, go, href }))
  const { collection } = list
  const { folders } = useOpened(() => {
    const hear = screen?.hear ?? (() => () => {})
    return openFolders(
      screen?.selection ?? null,
      foldersWork({ panel, config, collection, hear, now }),
    )
  })
  return folders
}
