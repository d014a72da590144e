import { useSelector } from '@xstate/react'
import type { DrawersRef } from '#machines/drawers'
import { closeQuestion } from '#machines/drawers'
import { isSameQuestion } from '#machines/navigation'
import { LeaveDialog } from '../document/leaving/later.tsx'

/** Closing a drawer with unsaved changes asks first (DOC-4). */
export function LeaveDrawer({ drawers }: { drawers: DrawersRef }) {
  const state = useSelector(drawers, (state) => {
    if (state.matches({ open: 'asking' })) return 'asking'
    return state.matches({ open: 'saving' }) ? 'saving' : 'closed'
  })
  const question = useSelector(drawers, ({ context }) => closeQuestion(context), isSameQuestion)
  return (
    <LeaveDialog
      {...{ question, state }}
      onStay={() => drawers.send({ type: 'user.stay' })}
      onLeave={() => drawers.send({ type: 'user.leave' })}
      onSave={() => drawers.send({ type: 'user.saveAndLeave' })}
    />
  )
}
