import { useSelector } from '@xstate/react'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'

/** Leaving with unsaved changes asks first (DOC-4). */
export function LeaveGuard() {
  const text = useText()
  const { navigation } = usePanel()
  const isAsking = useSelector(navigation, (state) => state.matches({ address: 'asking' }))
  const stay = () => navigation.send({ type: 'user.stay' })
  return (
    <Dialog
      open={isAsking}
      onCancel={stay}
      role="alertdialog"
      title={text('leave.title')}
      description={text('leave.text')}
      actions={
        <>
          <Button onClick={stay}>{text('leave.stay')}</Button>
          <Button kind="danger" onClick={() => navigation.send({ type: 'user.leave' })}>
            {text('leave.leave')}
          </Button>
        </>
      }
    />
  )
}
