import type { ComponentType } from 'react'
import { useMemo, useRef, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import type { FoldersActor } from '#machines/folders'
import { useOffered } from '../../actions/use-offered.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useLocale } from '../../kit/locale.ts'
import { EmptyFolder } from './folders/EmptyFolder.tsx'
import { Folders } from './folders/later.tsx'
import { GroupedTable } from './groups/GroupedTable.tsx'
import { idOf } from './id-of.ts'
import { keysOf } from './import/targets.ts'
import type { AboveProps } from './ListAbove.tsx'
import { ListAbove } from './ListAbove.tsx'
import { ListRows } from './ListRows.tsx'
import type { ListTableProps } from './ListTable.tsx'
import { ListTable } from './ListTable.tsx'
import css from './ListView.module.css'
import type { RowPress } from './list-rows.ts'
import { WithLocks } from './locked/WithLocks.tsx'
import { useListFavorite } from './more/use-list-favorite.ts'
import { listOrder } from './order/list-order.ts'
import { OrderedTable } from './order/OrderedTable.tsx'
import { useListKeys } from './row-keys/use-list-keys.ts'
import { selectBoxes } from './selection/select-boxes.tsx'
import { RowsOfTrashContext } from './trash/restore-row.ts'
import { TreeTable } from './tree/later.tsx'
import { useListActions } from './use-list-actions.ts'

interface Props extends AboveProps {
  BulkUpload: ComponentType<BulkUploadProps>
}

/** Files are uploaded by a screen that itself is made of what lists and documents are. */
export interface BulkUploadProps {
  collection: ClientCollection & { upload: ClientUpload }
  /** The id of the folder that files are put into, as the address has it; null: none. */
  folder: string | null
}

/** One page of a collection. */
export function ListView({ BulkUpload, ...above }: Props) {
  const { list, opened, views, folders } = above
  const { selection, exporting, kept, targetsIn } = opened
  const { collection, query, groups, place, page } = list
  const { isTrash = false } = place
  const { upload, access } = collection
  const [mover, setMover] = useState<FoldersActor | null>(null)
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const locale = useLocale()
  const keys = keysOf(targetsIn(locale))
  const importing = { actor: opened.importing, kept, targetsIn, keys }
  const root = useRef<HTMLElement>(null)
  const favorite = useListFavorite({ collection, place, views })
  const actions = useListActions({ ...list, exporting, importing })
  useOffered(isTrash ? actions : [favorite, ...actions], root)
  useListKeys(root, list)

  const order = listOrder(opened.order, collection, query, isTrash)
  const addressOf = isTrash ? addresses.trashed : addresses.document
  const pressOf = (doc: DocumentData): RowPress => ({
    kind: 'link',
    href: carried(addressOf(collection.slug, idOf(doc))),
  })
  const tools = upload && !upload.oneAtATime && access.create && !isTrash && (
    <BulkUpload
      collection={{ ...collection, upload }}
      folder={folders?.kind === 'in' ? folders.id : null}
    />
  )
  const rowsOfTrash = useMemo(
    () => (isTrash && access.update ? { collection, bulk: opened.bulk, locale } : null),
    [isTrash, access.update, collection, opened.bulk, locale],
  )
  const boxes = selectBoxes(list, selection, order?.mayMove)
  const table = (rows: ListTableProps) => {
    if (groups) return <GroupedTable {...rows} {...{ place, groups }} />
    if (place.layout === 'tree') return <TreeTable {...rows} list={list} />
    if (!order || !page) return <ListTable {...rows} />
    return <OrderedTable {...rows} {...{ order, selection, page }} />
  }
  return (
    <section ref={root} className={css.root}>
      <ListAbove {...above} {...{ importing, favorite, order, mover }} />
      <WithLocks {...{ collection, isTrash }}>
        <RowsOfTrashContext value={rowsOfTrash}>
          <ListRows
            {...{ list, pressOf, boxes, table, tools }}
            folders={
              folders && <Folders list={list} screen={opened} place={folders} onActor={setMover} />
            }
            empty={folders && <EmptyFolder {...{ collection }} place={folders} />}
          />
        </RowsOfTrashContext>
      </WithLocks>
    </section>
  )
}
