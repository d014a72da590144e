import { useRef } from 'react'
import type { ClientCollection, DocumentData } from '#config-schema'
import type { SelectionActor } from '#machines/selection'
import { Table } from '../../parts/Table.tsx'
import { offeredKinds } from './bulk/kinds.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { idOf } from './changed.ts'
import type { Column } from './columns.ts'
import { ListRow } from './ListRow.tsx'
import css from './ListTable.module.css'
import { OrderedRow } from './order/OrderedRow.tsx'
import { OrderHead } from './order/OrderHead.tsx'
import type { ListOrder } from './order/use-order.ts'
import { useOrderedRows } from './order/use-ordered-rows.ts'
import { SelectHead } from './selection/SelectHead.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

interface Props {
  collection: ClientCollection
  columns: readonly Column[]
  sort: string
  isTrash: boolean
  docs: readonly DocumentData[]
  selection: SelectionActor
  /** null: nobody puts this list in order. */
  order: ListOrder | null
  isBehind: boolean
}

/** The rows of a page. Each is one link. */
export function ListTable(props: Props) {
  const { collection, columns, sort, isTrash, selection, order, isBehind } = props
  const table = useKeptScroll()
  const body = useRef<HTMLTableSectionElement>(null)
  const { docs, dragging } = useOrderedRows(order, props.docs, { collection, selection, body })
  const isSelectable = offeredKinds(collection, isTrash).length > 0 || order?.mayMove === true
  const page = docs.map(idOf)
  const ofRows = {
    collection,
    columns,
    isTrash,
    selection: isSelectable ? selection : null,
    page,
  }
  return (
    <Table ref={table} label={collection.labels.plural} className={css.root} aria-busy={isBehind}>
      <thead>
        <tr>
          {order && (
            <OrderHead isShown={order.isShown} hintId={dragging.hintId} said={dragging.said} />
          )}
          {isSelectable && <SelectHead selection={selection} page={page} />}
          {columns.map((column) => (
            <ColumnHead key={column.accessor} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {docs.map((doc, index) =>
          order ? (
            <OrderedRow key={idOf(doc)} {...ofRows} {...{ doc, index, dragging }} />
          ) : (
            <ListRow key={idOf(doc)} {...ofRows} doc={doc} />
          ),
        )}
      </tbody>
    </Table>
  )
}
