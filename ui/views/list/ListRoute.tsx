import type { ComponentProps } from 'react'
import { useEffectEvent } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { useCollection } from '../../kit/config.ts'
import { useFolderPlace } from './folders/use-folder-place.ts'
import { groupPlace } from './groups/group-place.ts'
import { useGroupable } from './groups/use-groupable.ts'
import { AddressHome } from './home/AddressHome.tsx'
import { useListHome } from './home/list-home.ts'
import { ListView } from './ListView.tsx'
import type { Shown } from './list-seam.ts'
import { useListStart } from './start/use-list-start.ts'
import { useList } from './use-list.ts'
import { useListHref } from './use-list-href.ts'
import { useListTitle } from './use-list-title.ts'
import { useAround, useOpenList } from './use-open-list.ts'
import { useShownList } from './use-shown-list.ts'
import { useViews } from './views/use-views.ts'
import { presetIn } from './views/view-search.ts'

type Around = Pick<ComponentProps<typeof ListView>, 'BulkUpload' | 'UnsavedOverList'>

interface RouteProps extends Around {
  slug: string
  isTrash?: boolean
}

/** A list as a screen: its address says what it shows. */
export function ListRoute({ slug, isTrash = false, ...around }: RouteProps) {
  const collection = useCollection(slug)
  return (
    collection && (
      <AddressHome>
        <CollectionList key={slug} {...{ collection, isTrash }} {...around} />
      </AddressHome>
    )
  )
}

interface Props extends Around {
  collection: ClientCollection
  isTrash: boolean
}

/** What a list shows that has a screen of its own, and who lives with it. */
function CollectionList({ collection, isTrash, ...around }: Props) {
  useListTitle(collection, isTrash)
  const { search: address } = useListHome()
  const href = useListHref()
  const chosen = collection.queryPresets ? presetIn(address) : null
  const now = useEffectEvent((): Shown => ({ ...list, href }))
  const opened = useOpenList(collection, chosen, now)
  const views = useViews(opened.views, collection, chosen, address)
  const groupable = useGroupable(collection, isTrash)
  const isStarting = useListStart(collection, groupable, isTrash)
  const folders = useFolderPlace(collection, views.search, isTrash)
  const list = useList({
    ...{ collection, search: views.search, isTrash },
    grouping: groupPlace(views.search, groupable),
    within: folders?.within ?? null,
    isWaiting: views.isWaiting || isStarting || folders?.isWaiting === true,
  })
  useAround(opened, list, chosen)
  useShownList(list)
  return (
    <ListView
      {...{ list, groupable, opened, views }}
      {...around}
      folders={folders?.place ?? null}
    />
  )
}
