import type { ProblemData } from '#config-schema'
import type { DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { Step } from '#testing'

/** Why no view can cause an event of the document here; undefined: one can. */
export function reasonAgainst(
  { event: { type } }: EventStep,
  snapshot: DocumentSnapshot,
): string | undefined {
  const { context } = snapshot
  const { problem, removalProblem } = context
  const isRemoval = ['confirming', 'removing', 'refused'].some((removal) =>
    snapshot.matches({ open: { removal: removal as 'confirming' } }),
  )
  const isWithoutSession = isOver(problem)
  const wasWithoutSession = isOver(removalProblem)
  switch (type) {
    case 'browser.online':
      return isWithoutSession ? 'without a session it would only be refused again' : undefined
    case 'session.renewed':
      return isWithoutSession ? undefined : 'nobody is asked to sign in'
    case 'user.retry':
      if (!snapshot.matches('unavailable')) return 'only the message about reading offers it'
      return isWithoutSession ? behindSignIn : undefined
    case 'user.confirmDelete':
    case 'user.cancelDelete':
      if (isWithoutSession) return behindSignIn
      if (wasWithoutSession && !snapshot.matches({ open: { content: 'clean' } }))
        return behindSignIn
      return isRemoval ? undefined : 'only the question about deleting offers it'
    default:
      break
  }
  if (!snapshot.matches('open')) return 'there is no document on the screen'
  if (isWithoutSession) return behindSignIn
  if (isRemoval) return 'the question about deleting stands over the page'
  switch (type) {
    case 'user.edit':
    case 'user.insertRow':
      return context.permissions.update ? undefined : readOnly
    case 'user.removeRow':
    case 'user.moveRow':
      if (!context.permissions.update) return readOnly
      if (isNew(context)) return 'a new document begins without rows'
      return rowsIn(snapshot).length < 2 ? 'there are too few rows' : undefined
    case 'user.save':
      return context.permissions.update ? undefined : readOnly
    case 'user.revert':
    case 'user.delete':
      return snapshot.can({ type }) ? undefined : 'the menu does not offer it'
    default:
      return undefined
  }
}

type EventStep = Extract<Step, { cause: 'event' }>

const behindSignIn = 'signing in again stands over the page'
const readOnly = 'who may only read is offered nothing to change'

/** Whether the session is over, so that signing in again is asked for. */
export const isOver = (problem: ProblemData | null) => problem?.code === 'session.ended'

/** The plan's links, which are sections on the page. */
export const rowsIn = ({ context }: DocumentSnapshot) =>
  (context.values.links ?? []) as { label: string }[]
