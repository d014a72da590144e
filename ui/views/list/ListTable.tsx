import type { ReactNode, Ref } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { Table } from '../../parts/Table.tsx'
import { useFocusAfter } from '../../parts/use-focus-after.ts'
import type { Column } from './columns.ts'
import { idOf } from './id-of.ts'
import type { ListRowProps } from './ListRow.tsx'
import { ListRow } from './ListRow.tsx'
import css from './ListTable.module.css'
import type { RowPress, SelectBoxes } from './list-rows.ts'
import { TableHead } from './TableHead.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

export interface ListTableProps {
  collection: ClientCollection
  columns: readonly Column[]
  sort: string
  docs: readonly DocumentData[]
  isBehind: boolean
  pressOf: (doc: DocumentData) => RowPress
  boxes: SelectBoxes | null
}

interface Props extends ListTableProps {
  body?: Ref<HTMLTableSectionElement>
  /** Where rows are moved: the head of their handles, and a row that has one. */
  handle?: ReactNode
  rowOf?: (row: ListRowProps, index: number) => ReactNode
}

/** The rows of a page. Each is one link, or one button. */
export function ListTable({ sort, docs, isBehind, body, handle, rowOf, ...ofRows }: Props) {
  const table = useKeptScroll()
  useFocusAfter(table, () => null)
  return (
    <Table
      ref={table}
      label={ofRows.collection.labels.plural}
      className={css.root}
      aria-busy={isBehind}
    >
      <TableHead {...ofRows} {...{ sort, handle }} />
      <tbody ref={body}>
        {docs.map((doc, index) =>
          rowOf ? (
            rowOf({ ...ofRows, doc }, index)
          ) : (
            <ListRow key={idOf(doc)} {...ofRows} doc={doc} />
          ),
        )}
      </tbody>
    </Table>
  )
}
