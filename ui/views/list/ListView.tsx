import type { ComponentType } from 'react'
import { useRef, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import type { BulkActor } from '#machines/bulk'
import type { ExportActor } from '#machines/export'
import type { FoldersActor } from '#machines/folders'
import type { SelectionActor } from '#machines/selection'
import { useOffered } from '../../actions/use-offered.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { later } from '../../kit/later.tsx'
import { BulkHead } from './bulk/BulkHead.tsx'
import type { Column } from './columns.ts'
import { EmptyFolder } from './folders/EmptyFolder.tsx'
import type { FolderPlace } from './folders/folder-place.ts'
import { Folders, MoveToFolder } from './folders/later.tsx'
import { GroupedTable } from './groups/GroupedTable.tsx'
import { GroupMenu } from './groups/GroupMenu.tsx'
import { idOf } from './id-of.ts'
import { ImportHead } from './import/ImportHead.tsx'
import type { Importing } from './import/use-import.ts'
import { ListHead } from './ListHead.tsx'
import { ListPanels } from './ListPanels.tsx'
import { ListRows } from './ListRows.tsx'
import type { ListTableProps } from './ListTable.tsx'
import { ListTable } from './ListTable.tsx'
import css from './ListView.module.css'
import type { RowPress } from './list-rows.ts'
import { WithLocks } from './locked/WithLocks.tsx'
import { MoveMenu } from './order/MoveMenu.tsx'
import { OrderedTable } from './order/OrderedTable.tsx'
import { OrderNotice } from './order/OrderNotice.tsx'
import type { ListOrder } from './order/use-order.ts'
import { selectBoxes } from './selection/select-boxes.tsx'
import { TrashHead } from './trash/TrashHead.tsx'
import type { List } from './use-list.ts'
import { useListActions } from './use-list-actions.ts'
import type { ListViews } from './views/use-views.ts'
import { Views } from './views/Views.tsx'
import { ViewsNotice } from './views/ViewsNotice.tsx'

const PositionDialog = later(
  async () => (await import('./order/PositionDialog.tsx')).PositionDialog,
)

interface Props {
  list: List
  /** The fields by which it can be grouped. */
  groupable: readonly Column[]
  selection: SelectionActor
  bulk: BulkActor
  /** null: nobody puts this list in order. */
  order: ListOrder | null
  exporting: ExportActor
  importing: Importing
  views: ListViews
  /** Where among its folders it is; null: it has none. */
  folders: FolderPlace | null
  BulkUpload: ComponentType<BulkUploadProps>
  /** What was left in drawers is made of what documents are, too. */
  UnsavedOverList: ComponentType
}

/** Files are uploaded by a screen that itself is made of what lists and documents are. */
export interface BulkUploadProps {
  collection: ClientCollection & { upload: ClientUpload }
  /** The id of the folder that files are put into, as the address has it; null: none. */
  folder: string | null
}

/** One page of a collection. */
export function ListView(props: Props) {
  const { list, groupable, selection, bulk, order, exporting, importing, views } = props
  const { folders, BulkUpload, UnsavedOverList } = props
  const [mover, setMover] = useState<FoldersActor | null>(null)
  const { collection, columns, filter, choice, groups, place, page } = list
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const root = useRef<HTMLElement>(null)
  useOffered(
    useListActions({ collection, place, page, columns, filter, choice, exporting, importing }),
    root,
  )
  const { isTrash = false } = place
  const total = page?.totalDocs ?? 0
  const addressOf = isTrash ? addresses.trashed : addresses.document
  const pressOf = (doc: DocumentData): RowPress => ({
    kind: 'link',
    href: carried(addressOf(collection.slug, idOf(doc))),
  })
  const { upload, access } = collection
  const tools = upload && !upload.oneAtATime && access.create && !isTrash && (
    <BulkUpload
      collection={{ ...collection, upload }}
      folder={folders?.kind === 'in' ? folders.id : null}
    />
  )
  const boxes = selectBoxes(list, selection, order?.mayMove)
  const table = (rows: ListTableProps) => {
    if (groups) return <GroupedTable {...rows} {...{ place, groups }} />
    if (!order || !page) return <ListTable {...rows} />
    return <OrderedTable {...rows} {...{ order, selection, page }} />
  }
  return (
    <section ref={root} className={css.root}>
      <div className={css.above}>
        <ImportHead {...{ collection, importing, bulk }}>
          <BulkHead
            {...{ collection, selection, bulk, isTrash, total }}
            more={
              <>
                {order && <MoveMenu {...{ order, selection }} />}
                {folders && mover && access.update && (
                  <MoveToFolder {...{ list, selection }} actor={mover} place={folders} />
                )}
              </>
            }
          >
            {isTrash ? (
              <TrashHead {...{ collection, place, bulk, filter, choice, total }} />
            ) : (
              <ListHead
                search={place.search}
                {...{ collection, filter, choice, exporting, importing }}
                views={
                  <>
                    {collection.queryPresets && <Views {...{ views, collection, place, choice }} />}
                    {groupable.length > 0 && (
                      <GroupMenu fields={groupable} place={groups?.place ?? null} />
                    )}
                  </>
                }
              />
            )}
          </BulkHead>
        </ImportHead>
        <UnsavedOverList />
        <ViewsNotice views={views} />
        {order && <OrderNotice actor={order.actor} />}
        {order && <PositionDialog {...{ order, total }} />}
        <ListPanels list={list} />
      </div>
      <WithLocks {...{ collection, isTrash }}>
        <ListRows
          {...{ list, pressOf, boxes, table, tools }}
          folders={
            folders && <Folders {...{ list, selection }} place={folders} onActor={setMover} />
          }
          empty={folders && <EmptyFolder {...{ collection }} place={folders} />}
        />
      </WithLocks>
    </section>
  )
}
