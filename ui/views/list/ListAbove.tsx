import type { ComponentType } from 'react'
import type { FoldersActor } from '#machines/folders'
import type { Action } from '../../actions/action.ts'
import { later } from '../../kit/later.tsx'
import { BulkHead } from './bulk/BulkHead.tsx'
import type { Column } from './columns.ts'
import type { FolderPlace } from './folders/folder-place.ts'
import { MoveToFolder } from './folders/later.tsx'
import { GroupMenu } from './groups/GroupMenu.tsx'
import { ImportHead } from './import/ImportHead.tsx'
import type { Importing } from './import/importing.ts'
import { ListHead } from './ListHead.tsx'
import { ListPanels } from './ListPanels.tsx'
import css from './ListView.module.css'
import type { ListOrder } from './order/list-order.ts'
import { MoveMenu } from './order/MoveMenu.tsx'
import { OrderNotice } from './order/OrderNotice.tsx'
import { quickFilters } from './quick-filters/later.tsx'
import { TrashHead } from './trash/TrashHead.tsx'
import { TreeButton } from './tree/later.tsx'
import { parentField } from './tree/parent-field.ts'
import type { List } from './use-list.ts'
import type { ListScreen } from './use-open-list.ts'
import type { ListViews } from './views/use-views.ts'
import { Views } from './views/Views.tsx'
import { ViewsNotice } from './views/ViewsNotice.tsx'

const PositionDialog = later(
  async () => (await import('./order/PositionDialog.tsx')).PositionDialog,
)

export interface AboveProps {
  list: List
  opened: ListScreen
  views: ListViews
  /** The fields by which it can be grouped. */
  groupable: readonly Column[]
  /** Where among its folders it is; null: it has none. */
  folders: FolderPlace | null
  /** What was left in drawers is made of what documents are, too. */
  UnsavedOverList: ComponentType
}

interface Props extends AboveProps {
  importing: Importing
  favorite: Action
  order: ListOrder | null
  /** Who moves things between folders; null: not there yet. */
  mover: FoldersActor | null
}

/** What stands above the rows: what can be done with the list, and with what is chosen of it. */
export function ListAbove(props: Props) {
  const { list, opened, views, groupable, folders, importing, favorite, order, mover } = props
  const { selection, bulk, exporting } = opened
  const { collection, filter, choice, groups, place, page } = list
  const { isTrash = false } = place
  const total = page?.totalDocs ?? 0
  const more = (
    <>
      {order && <MoveMenu {...{ order, selection }} />}
      {folders && mover && collection.access.update && (
        <MoveToFolder {...{ list, selection }} actor={mover} place={folders} />
      )}
    </>
  )
  const viewsAndGroups = (
    <>
      {collection.queryPresets && <Views {...{ views, collection, place, choice }} />}
      {parentField(collection) && <TreeButton place={place} />}
      {groupable.length > 0 && <GroupMenu fields={groupable} place={groups?.place ?? null} />}
    </>
  )
  return (
    <div className={css.above}>
      <ImportHead {...{ collection, importing, bulk }}>
        <BulkHead {...{ collection, selection, bulk, isTrash, total, more }}>
          {isTrash ? (
            <TrashHead {...{ collection, place, bulk, filter, choice, total }} />
          ) : (
            <ListHead
              search={place.search}
              {...{ collection, filter, choice, exporting, importing, favorite }}
              views={viewsAndGroups}
            />
          )}
        </BulkHead>
      </ImportHead>
      <props.UnsavedOverList />
      <ViewsNotice views={views} />
      {order && <OrderNotice actor={order.actor} />}
      {order && <PositionDialog {...{ order, total }} />}
      <ListPanels list={list} quick={quickFilters(list)} />
    </div>
  )
}
