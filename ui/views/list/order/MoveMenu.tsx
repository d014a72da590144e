import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { SelectionActor } from '#machines/selection'
import { ActionItem } from '../../../actions/ActionButton.tsx'
import { useOffered } from '../../../actions/use-offered.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ChevronDownIcon } from '../../../parts/icons.ts'
import { Menu } from '../../../parts/Menu.tsx'
import type { ListOrder } from './list-order.ts'
import { useMoveActions } from './use-move-actions.ts'

interface Props {
  order: ListOrder
  selection: SelectionActor
}

/** Moves what is chosen further than a hand does: a list has pages. */
export function MoveMenu({ order, selection }: Props) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const actions = useMoveActions(order, selection)
  useOffered(actions, root)
  const isBusy = useSelector(order.actor, (state) => state.hasTag('busy'))
  if (!order.mayMove) return null
  return (
    <div ref={root}>
      <Menu
        align="end"
        trigger={
          <Button id="order-move" busy={isBusy}>
            {text('order.move')}
            <ChevronDownIcon />
          </Button>
        }
      >
        {actions.map((action) => (
          <ActionItem key={action.id} action={action} />
        ))}
      </Menu>
    </div>
  )
}
