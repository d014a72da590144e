import type { ComponentType } from 'react'
import { useRef } from 'react'
import type { ClientCollection, ClientUpload, DocumentData } from '#config-schema'
import type { BulkActor } from '#machines/bulk'
import type { ExportActor } from '#machines/export'
import type { SelectionActor } from '#machines/selection'
import { useOffered } from '../../actions/use-offered.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { BulkHead } from './bulk/BulkHead.tsx'
import type { Column } from './columns.ts'
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
import { PositionDialog } from './order/PositionDialog.tsx'
import type { ListOrder } from './order/use-order.ts'
import { selectBoxes } from './selection/select-boxes.tsx'
import { TrashHead } from './trash/TrashHead.tsx'
import type { List } from './use-list.ts'
import { useListActions } from './use-list-actions.ts'
import type { ListViews } from './views/use-views.ts'
import { Views } from './views/Views.tsx'
import { ViewsNotice } from './views/ViewsNotice.tsx'

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
  BulkUpload: ComponentType<BulkUploadProps>
}

/** Files are uploaded by a screen that itself is made of what lists and documents are. */
export interface BulkUploadProps {
  collection: ClientCollection & { upload: ClientUpload }
}

/** One page of a collection. */
export function ListView(props: Props) {
  const { list, groupable, selection, bulk, order, exporting, importing, views, BulkUpload } = props
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
    <BulkUpload collection={{ ...collection, upload }} />
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
            more={order && <MoveMenu {...{ order, selection }} />}
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
        <ViewsNotice views={views} />
        {order && <OrderNotice actor={order.actor} />}
        {order && <PositionDialog {...{ order, total }} />}
        <ListPanels list={list} />
      </div>
      <WithLocks {...{ collection, isTrash }}>
        <ListRows {...{ list, pressOf, boxes, table, tools }} />
      </WithLocks>
    </section>
  )
}
