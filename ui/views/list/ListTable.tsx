import type { ClientCollection, DocumentData } from '#config-schema'
import { at } from '#machines/document'
import type { SelectionActor } from '#machines/selection'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { titleOf } from '../../kit/document-title.ts'
import { Table } from '../../parts/Table.tsx'
import { offeredKinds } from './bulk/kinds.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { Cell } from './cells/Cell.tsx'
import { cellLook } from './cells/cell-look.ts'
import { TitleCell } from './cells/TitleCell.tsx'
import { idOf } from './changed.ts'
import type { Column } from './columns.ts'
import { titleColumn } from './columns.ts'
import css from './ListTable.module.css'
import { SelectCell } from './selection/SelectCell.tsx'
import { SelectHead } from './selection/SelectHead.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

interface Props {
  collection: ClientCollection
  columns: readonly Column[]
  sort: string
  isTrash: boolean
  docs: readonly DocumentData[]
  selection: SelectionActor
  isBehind: boolean
}

/** The rows of a page. Each is one link. */
export function ListTable(props: Props) {
  const { collection, columns, sort, isTrash, docs, selection, isBehind } = props
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const table = useKeptScroll()
  const title = titleColumn(columns, collection)
  const isSelectable = offeredKinds(collection, isTrash).length > 0
  const page = docs.map(idOf)
  const addressOf = isTrash ? addresses.trashed : addresses.document
  const onPhones = columns.filter((column) => column !== title).slice(0, 3)
  return (
    <Table ref={table} label={collection.labels.plural} className={css.root} aria-busy={isBehind}>
      <thead>
        <tr>
          {isSelectable && <SelectHead selection={selection} page={page} />}
          {columns.map((column) => (
            <ColumnHead key={column.accessor} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {docs.map((doc) => (
          <tr key={idOf(doc)}>
            {isSelectable && (
              <SelectCell
                selection={selection}
                id={idOf(doc)}
                title={titleOf(collection, doc) || String(idOf(doc))}
                page={page}
              />
            )}
            {columns.map((column) => (
              <td
                key={column.accessor}
                data-cell-of={column.accessor}
                data-cell={column === title ? 'primary' : cellLook(column.content)}
                data-phone={column === title || onPhones.includes(column) ? undefined : 'hide'}
              >
                {column === title ? (
                  <TitleCell
                    doc={doc}
                    content={column.content}
                    value={at(doc, column.accessor)}
                    href={carried(addressOf(collection.slug, idOf(doc)))}
                    hasFile={collection.upload !== null}
                  />
                ) : (
                  <Cell content={column.content} value={at(doc, column.accessor)} doc={doc} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
