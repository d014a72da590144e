import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useId, useMemo, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { SelectionActor } from '#machines/selection'
import type { Action } from '../../../actions/action.ts'
import type { Page } from '../../../client/lists.ts'
import type { KeyboardDrag } from '../../../fields/rows/drag/use-keyboard-drag.ts'
import { useKeyboardDrag } from '../../../fields/rows/drag/use-keyboard-drag.ts'
import { useRowTitles } from '../../../kit/fallback-title.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { idOf } from '../id-of.ts'
import { destinationOf, withMove } from './destination.ts'
import type { ListOrder } from './list-order.ts'
import { useFocusAfterMove } from './use-focus-after-move.ts'
import { useRowMoves } from './use-row-moves.ts'

/** What the handle of a row needs. */
export interface RowDragging {
  /** null: rows stay where they are. */
  drag: KeyboardDrag | null
  /** What its menu offers; null: none. */
  movesOf: ((doc: DocumentData) => readonly Action[]) | null
  hintId: string
  /** What is heard while a row is moved by keys. */
  said: string
  move(from: number, to: number): void
  rowTitle(doc: DocumentData): string
  /** What is seen under the pointer: the document, or how many go with it. */
  previewOf(doc: DocumentData): string
}

interface Listed {
  collection: ClientCollection
  selection: SelectionActor
  page: Page
  body: RefObject<HTMLElement | null>
}

/** The rows as they will stand when the move that is on its way is done, and how they are moved. */
export function useOrderedRows(
  order: ListOrder,
  listed: readonly DocumentData[],
  { collection, selection, page, body }: Listed,
): { docs: readonly DocumentData[]; dragging: RowDragging } {
  const text = useText()
  const { number } = useFormats()
  const hintId = useId()
  const [said, say] = useState('')
  const moving = useSelector(order.actor, ({ context }) => context.move)
  const docs = useMemo(() => (moving ? withMove(listed, moving) : listed), [listed, moving])
  const chosen = useSelector(selection, ({ context }) => context.ids)
  const focusNext = useFocusAfterMove(body, docs)

  /** Whoever takes a chosen row takes all that are chosen. */
  const together = (id: DocumentId): readonly DocumentId[] => (chosen.includes(id) ? chosen : [id])
  const move = (from: number, to: number) => {
    const doc = docs[from]
    if (!doc) return
    const ids = together(idOf(doc))
    const destination = destinationOf(docs, ids, from, to)
    if (destination === null) return say(text('field.rows.drag.back'))
    focusNext(idOf(doc), 'handle')
    order.move({ ids, to: destination })
  }
  const rows = {
    count: () => docs.length,
    idAt: (index: number) =>
      docs
        .slice(index, index + 1)
        .map(idOf)
        .join(),
  }
  const drag = useKeyboardDrag(rows, body, { hintId, move, say })
  const onMove = (doc: DocumentData) => focusNext(idOf(doc), 'moves')
  const movesOf = useRowMoves(order, { docs, page, together, onMove })
  const isMovable = order.isShown && order.mayMove && docs.length > 1
  const rowTitle = useRowTitles(collection, docs)
  const previewOf = (doc: DocumentData) => {
    const count = together(idOf(doc)).length
    return count > 1 ? text('order.several', { number: number(count) }) : rowTitle(doc)
  }
  return {
    docs,
    dragging: { drag: isMovable ? drag : null, movesOf, hintId, said, move, rowTitle, previewOf },
  }
}
