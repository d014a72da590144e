import { useSelector } from '@xstate/react'
import type { Destination } from '#machines/order'
import type { SelectionActor } from '#machines/selection'
import type { Action } from '../../../actions/action.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { mostAtOnce } from './destination.ts'
import type { ListOrder } from './list-order.ts'

/** What moves the chosen documents past more than one page. */
export function useMoveActions(
  { actor, isShown, mayMove, move }: ListOrder,
  selection: SelectionActor,
): readonly Action[] {
  const text = useText()
  const { number } = useFormats()
  const isAll = useSelector(selection, (state) => state.matches('all'))
  const count = useSelector(selection, ({ context }) => context.ids.length)
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const to = (destination: Destination) =>
    move({ ids: selection.getSnapshot().context.ids, to: destination })
  const refused = { isForbidden: !mayMove, refusal: refusal() }
  return [
    {
      id: 'order-top',
      label: text('order.top'),
      ...refused,
      run: () => to({ place: 'top' }),
    },
    {
      id: 'order-end',
      label: text('order.end'),
      ...refused,
      run: () => to({ place: 'end' }),
    },
    {
      id: 'order-position',
      label: text('order.position'),
      ...refused,
      run: () => actor.send({ type: 'user.ask', ids: selection.getSnapshot().context.ids }),
    },
  ]

  function refusal(): string | undefined {
    if (!mayMove) return text('problem.access.refused')
    if (!isShown) return text('order.refusal.otherwise')
    if (isAll) return text('order.refusal.all')
    if (count > mostAtOnce) return text('order.refusal.tooMany', { number: number(mostAtOnce) })
    return isBusy ? text('order.refusal.busy') : undefined
  }
}
