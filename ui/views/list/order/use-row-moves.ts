import { useSelector } from '@xstate/react'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { Destination } from '#machines/order'
import type { Action } from '../../../actions/action.ts'
import type { Page } from '../../../client/lists.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { idOf } from '../id-of.ts'
import { besideStep, mostAtOnce, stepOf } from './destination.ts'
import type { ListOrder } from './list-order.ts'

interface Rows {
  docs: readonly DocumentData[]
  page: Page
  /** What goes along with a row. */
  together(id: DocumentId): readonly DocumentId[]
  onMove(doc: DocumentData): void
}

/** How a row is moved without being dragged; null where it is not to be. */
export function useRowMoves(
  { actor, isShown, mayMove, move }: ListOrder,
  { docs, page, together, onMove }: Rows,
): ((doc: DocumentData) => readonly Action[]) | null {
  const text = useText()
  const { number } = useFormats()
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  if (!isShown || !mayMove || page.totalDocs < 2) return null
  const before = (page.page - 1) * page.limit

  return (doc) => {
    const ids = together(idOf(doc))
    const [up, down] = [stepOf(docs, ids, -1), stepOf(docs, ids, 1)]
    const isAlone = ids.length === 1
    const refusal = refusalOf(ids)
    const tooHigh = refusal ?? (before + up.to < 0 ? text('field.rows.first') : undefined)
    const isLast = before + down.to >= page.totalDocs
    const tooLow = refusal ?? (isLast ? text('field.rows.last') : undefined)
    const go = (to: Destination | null) => {
      if (to === null) return
      onMove(doc)
      move({ ids, to })
    }
    return [
      {
        id: 'top',
        label: text('order.top'),
        refusal: isAlone ? tooHigh : refusal,
        run: () => go({ place: 'top' }),
      },
      {
        id: 'up',
        label: text('field.rows.up'),
        refusal: tooHigh,
        run: () => go(besideStep(docs, ids, up, before)),
      },
      {
        id: 'down',
        label: text('field.rows.down'),
        refusal: tooLow,
        run: () => go(besideStep(docs, ids, down, before)),
      },
      {
        id: 'end',
        label: text('order.end'),
        refusal: isAlone ? tooLow : refusal,
        run: () => go({ place: 'end' }),
      },
      {
        id: 'position',
        label: text('order.position'),
        refusal,
        run: () => {
          onMove(doc)
          actor.send({ type: 'user.ask', ids })
        },
      },
    ]
  }

  function refusalOf(ids: readonly DocumentId[]): string | undefined {
    if (isBusy) return text('order.refusal.busy')
    return ids.length > mostAtOnce
      ? text('order.refusal.tooMany', { number: number(mostAtOnce) })
      : undefined
  }
}
