import type { ReactNode } from 'react'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './columns.ts'
import type { SelectBoxes } from './list-rows.ts'

interface Props {
  columns: readonly Column[]
  sort: string
  boxes: SelectBoxes | null
  /** That of the handles, where rows are moved. */
  handle?: ReactNode
}

/** The heads of a list's columns. */
export const TableHead = ({ columns, sort, boxes, handle }: Props) => (
  <thead>
    <tr>
      {handle}
      {boxes && (
        <th scope="col" data-cell="select">
          {boxes.ofPage}
        </th>
      )}
      {columns.map((column) => (
        <ColumnHead key={column.accessor} column={column} sort={sort} />
      ))}
    </tr>
  </thead>
)
