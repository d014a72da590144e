import { useSelector } from '@xstate/react'
import { isSameQuestion, leaveQuestion } from '#machines/navigation'
import { usePanel } from '../../kit/panel.ts'
import { LeaveDialog } from '../document/leaving/later.tsx'

/** Leaving with unsaved changes asks first (DOC-4). */
export function LeaveGuard() {
  const { navigation } = usePanel()
  const state = useSelector(navigation, ({ value: { address } }) =>
    address === 'asking' || address === 'saving' ? address : 'closed',
  )
  const question = useSelector(
    navigation,
    ({ context }) => leaveQuestion(context.unsaved),
    isSameQuestion,
  )
  return (
    <LeaveDialog
      {...{ question, state }}
      onStay={() => navigation.send({ type: 'user.stay' })}
      onLeave={() => navigation.send({ type: 'user.leave' })}
      onSave={() => navigation.send({ type: 'user.saveAndLeave' })}
    />
  )
}
