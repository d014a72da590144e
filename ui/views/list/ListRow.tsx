import type { ReactNode, Ref } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { at } from '#machines/document'
import { Cell } from './cells/Cell.tsx'
import { TitleCell } from './cells/TitleCell.tsx'
import type { Column } from './columns.ts'
import { titleColumn, zoneAccessor } from './columns.ts'
import { lookOf } from './contents.ts'
import { idOf } from './id-of.ts'
import type { RowPress, SelectBoxes } from './list-rows.ts'
import { RowReview } from './review/later.tsx'

export interface ListRowProps {
  collection: ClientCollection
  columns: readonly Column[]
  doc: DocumentData
  pressOf: (doc: DocumentData) => RowPress
  boxes: SelectBoxes | null
  /** By which it is taken and moved. */
  handle?: ReactNode
  /** What stands before its title. */
  before?: ReactNode
  ref?: Ref<HTMLTableRowElement>
}

/** One document of a list. The whole row is one link, or one button. */
export function ListRow({
  collection,
  columns,
  doc,
  pressOf,
  boxes,
  handle,
  before,
  ref,
}: ListRowProps) {
  const title = titleColumn(columns, collection)
  const onPhones = columns.filter((column) => column !== title).slice(0, 3)
  return (
    <tr ref={ref} data-row={idOf(doc)}>
      {handle}
      {boxes && <td data-cell="select">{boxes.of(doc)}</td>}
      {columns.map((column) => (
        <td
          key={column.accessor}
          data-cell-of={column.accessor}
          data-cell={column === title ? 'primary' : lookOf(column.content)}
          data-phone={column === title || onPhones.includes(column) ? undefined : 'hide'}
        >
          {column === title ? (
            <TitleCell
              collection={collection}
              doc={doc}
              content={column.content}
              value={at(doc, column.accessor)}
              zone={zoneBeside(doc, column)}
              press={pressOf(doc)}
              before={before}
            />
          ) : (
            <>
              <Cell
                content={column.content}
                value={at(doc, column.accessor)}
                zone={zoneBeside(doc, column)}
                doc={doc}
              />
              {collection.review && column.content.type === 'status' && (
                <RowReview slug={collection.slug} doc={doc} />
              )}
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

function zoneBeside(doc: DocumentData, column: Column): string | undefined {
  const accessor = zoneAccessor(column)
  const zone = accessor === null ? null : at(doc, accessor)
  return typeof zone === 'string' ? zone : undefined
}
