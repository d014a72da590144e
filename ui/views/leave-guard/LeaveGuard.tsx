import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { isSameQuestion, leaveQuestion } from '#machines/navigation'
import { usePanel } from '../../kit/panel.ts'

/** It comes with every document: there is nothing to leave without one. */
const LeaveDialog = lazy(async () => ({
  default: (await import('../document/leaving/LeaveDialog.tsx')).LeaveDialog,
}))

/** Leaving with unsaved changes asks first (DOC-4). */
export function LeaveGuard() {
  const { navigation } = usePanel()
  const isUnsaved = useSelector(navigation, ({ context }) => context.unsaved.length > 0)
  const state = useSelector(navigation, ({ value: { address } }) =>
    address === 'asking' || address === 'saving' ? address : 'closed',
  )
  const question = useSelector(
    navigation,
    ({ context }) => leaveQuestion(context.unsaved),
    isSameQuestion,
  )
  if (!isUnsaved) return null
  return (
    <Suspense>
      <LeaveDialog
        {...{ question, state }}
        onStay={() => navigation.send({ type: 'user.stay' })}
        onLeave={() => navigation.send({ type: 'user.leave' })}
        onSave={() => navigation.send({ type: 'user.saveAndLeave' })}
      />
    </Suspense>
  )
}
