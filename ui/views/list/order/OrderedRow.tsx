import { useRef } from 'react'
import { Handle } from '../../../fields/rows/drag/Handle.tsx'
import { useDraggable } from '../../../fields/rows/drag/use-draggable.ts'
import { idOf } from '../id-of.ts'
import type { ListRowProps } from '../ListRow.tsx'
import { ListRow } from '../ListRow.tsx'
import css from './OrderedRow.module.css'
import { RowMoves } from './RowMoves.tsx'
import type { RowDragging } from './use-ordered-rows.ts'

interface Props extends ListRowProps {
  index: number
  dragging: RowDragging
}

/** A row that can be taken by its handle, where the list stands in its order. */
export function OrderedRow({ index, dragging, ...row }: Props) {
  const { doc } = row
  const { drag, move, movesOf, rowTitle, previewOf } = dragging
  const element = useRef<HTMLTableRowElement>(null)
  useDraggable(element, {
    isOn: drag !== null,
    id: String(idOf(doc)),
    index,
    name: previewOf(doc),
    onMove: move,
  })
  return (
    <ListRow
      {...row}
      ref={element}
      handle={
        <td data-cell="handle" className={css.handle}>
          {movesOf && <RowMoves {...{ doc, movesOf }} name={previewOf(doc)} />}
          {drag && <Handle drag={drag} index={index} name={rowTitle(doc)} />}
        </td>
      }
    />
  )
}
