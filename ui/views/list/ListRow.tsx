import type { ReactNode, Ref } from 'react'
import type { ClientCollection, DocumentData, DocumentId } from '#config-schema'
import { at } from '#machines/document'
import type { SelectionActor } from '#machines/selection'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { titleOf } from '../../kit/document-title.ts'
import { Cell } from './cells/Cell.tsx'
import { cellLook } from './cells/cell-look.ts'
import { TitleCell } from './cells/TitleCell.tsx'
import { idOf } from './changed.ts'
import type { Column } from './columns.ts'
import { titleColumn } from './columns.ts'
import { SelectCell } from './selection/SelectCell.tsx'

interface Props {
  collection: ClientCollection
  columns: readonly Column[]
  isTrash: boolean
  doc: DocumentData
  /** null: rows cannot be chosen. */
  selection: SelectionActor | null
  /** The rows in sight, from the first to the last. */
  page: readonly DocumentId[]
  /** By which it is taken and moved. */
  handle?: ReactNode
  ref?: Ref<HTMLTableRowElement>
}

/** One document of a list. The whole row is a link. */
export function ListRow(props: Props) {
  const { collection, columns, isTrash, doc, selection, page, handle, ref } = props
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const title = titleColumn(columns, collection)
  const addressOf = isTrash ? addresses.trashed : addresses.document
  const onPhones = columns.filter((column) => column !== title).slice(0, 3)
  return (
    <tr ref={ref} data-row={idOf(doc)}>
      {handle}
      {selection && (
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
  )
}
