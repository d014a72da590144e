import { useSelector } from '@xstate/react'
import type { DrawersRef } from '#machines/drawers'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'

/** Closing a drawer with unsaved changes asks first (DOC-4). */
export function LeaveDrawer({ drawers }: { drawers: DrawersRef }) {
  const text = useText()
  const isAsking = useSelector(drawers, (state) => state.matches({ open: 'asking' }))
  const stay = () => drawers.send({ type: 'user.stay' })
  return (
    <Dialog
      open={isAsking}
      onCancel={stay}
      role="alertdialog"
      title={text('drawer.leave.title')}
      description={text('drawer.leave.text')}
      actions={
        <>
          <Button onClick={stay}>{text('drawer.leave.stay')}</Button>
          <Button kind="danger" onClick={() => drawers.send({ type: 'user.leave' })}>
            {text('drawer.leave.leave')}
          </Button>
        </>
      }
    />
  )
}
