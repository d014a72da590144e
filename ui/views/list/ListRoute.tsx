import type { ComponentProps } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { useCollection } from '../../kit/config.ts'
import { useBulk } from './bulk/use-bulk.ts'
import { useExport } from './export/use-export.ts'
import { useFolderPlace } from './folders/use-folder-place.ts'
import { groupPlace } from './groups/group-place.ts'
import { useGroupable } from './groups/use-groupable.ts'
import { AddressHome } from './home/AddressHome.tsx'
import { useImport } from './import/use-import.ts'
import { ListView } from './ListView.tsx'
import { useOrder } from './order/use-order.ts'
import { useSelection } from './selection/use-selection.ts'
import { useListStart } from './start/use-list-start.ts'
import { useList } from './use-list.ts'
import { useListTitle } from './use-list-title.ts'
import { useViews } from './views/use-views.ts'

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

/** What a list can do that has a screen of its own: views, groups, an order by hand, bulk work and export. */
function CollectionList({ collection, isTrash, ...around }: Props) {
  useListTitle(collection, isTrash)
  const views = useViews(collection)
  const { search } = views
  const groupable = useGroupable(collection, isTrash)
  const isStarting = useListStart(collection, groupable, isTrash)
  const isWaiting = views.isWaiting || isStarting
  const grouping = groupPlace(search, groupable)
  const folders = useFolderPlace(collection, search, isTrash)
  const list = useList({
    ...{ collection, search, isTrash, grouping },
    within: folders?.within ?? null,
    isWaiting: isWaiting || folders?.isWaiting === true,
  })
  const { query, columns, page, isBehind } = list
  const selection = useSelection(query, isBehind ? undefined : page)
  const bulk = useBulk(collection, query, selection)
  const order = useOrder(collection, query, isTrash)
  const exporting = useExport(collection, query, columns)
  const importing = useImport(collection)
  return (
    <ListView
      {...{ list, groupable, selection, bulk, order, exporting, importing, views }}
      {...around}
      folders={folders?.place ?? null}
    />
  )
}
