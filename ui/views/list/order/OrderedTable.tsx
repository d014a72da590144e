import { useRef } from 'react'
import type { SelectionActor } from '#machines/selection'
import type { Page } from '../../../client/lists.ts'
import { idOf } from '../id-of.ts'
import type { ListTableProps } from '../ListTable.tsx'
import { ListTable } from '../ListTable.tsx'
import type { ListOrder } from './list-order.ts'
import { OrderedRow } from './OrderedRow.tsx'
import { OrderHead } from './OrderHead.tsx'
import { useOrderedRows } from './use-ordered-rows.ts'

interface Props extends ListTableProps {
  order: ListOrder
  selection: SelectionActor
  page: Page
}

/** The rows of a page whose order is made by hand. */
export function OrderedTable({ order, selection, page, ...props }: Props) {
  const { collection } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { docs, dragging } = useOrderedRows(order, props.docs, {
    collection,
    selection,
    page,
    body,
  })
  return (
    <ListTable
      {...props}
      docs={docs}
      body={body}
      handle={<OrderHead isShown={order.isShown} hintId={dragging.hintId} said={dragging.said} />}
      rowOf={(row, index) => <OrderedRow key={idOf(row.doc)} {...row} {...{ index, dragging }} />}
    />
  )
}
