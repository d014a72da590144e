import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './columns.ts'
import type { LeadColumn } from './list-rows.ts'

interface Props {
  columns: readonly Column[]
  sort: string
  lead: readonly LeadColumn[]
  /** That of the handles, where rows are moved. */
  handle?: ReactNode
}

/** The heads of a list's columns. */
export const TableHead = ({ columns, sort, lead, handle }: Props) => (
  <thead>
    <tr>
      {handle}
      {lead.map(({ head }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand where they stand.
        <Fragment key={index}>{head}</Fragment>
      ))}
      {columns.map((column) => (
        <ColumnHead key={column.accessor} column={column} sort={sort} />
      ))}
    </tr>
  </thead>
)
