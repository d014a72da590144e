import type { SnapshotFrom } from 'xstate'
import type { DrawersEvent, drawersMachine } from '#machines/drawers'
import { topOf } from '#machines/drawers'
import type { Step } from '#testing'

type Snapshot = SnapshotFrom<typeof drawersMachine>

/** Why no view can cause an event of the drawers here; undefined: one can. */
export function reasonAgainst(
  step: Extract<Step, { cause: 'event' }>,
  snapshot: Snapshot,
): string | undefined {
  // A step of this machine's plan carries one of its events.
  const event = step.event as DrawersEvent
  const { context } = snapshot
  const isSaving = snapshot.matches({ open: 'saving' })
  const isAsking = isSaving || snapshot.matches({ open: 'asking' })
  switch (event.type) {
    case 'user.stay':
    case 'user.leave':
      return isAsking ? undefined : 'nothing is asked'
    case 'user.saveAndLeave':
      if (isSaving) return 'it is being saved'
      if (!isAsking) return 'nothing is asked'
      return topOf(context)?.key === 'new' ? 'a new post is made by it: see there' : undefined
    case 'user.close':
      return snapshot.matches({ open: 'operable' }) ? undefined : 'no drawer can be reached'
    case 'user.open':
      if (isAsking) return 'a question stands over every opener'
      return topOf(context)?.key === event.drawer.key || context.stack.length > 1
        ? 'every opening is a drawer of its own'
        : undefined
    case 'page.leaving':
      return context.unsaved.length > 0 ? undefined : 'nothing unsaved is asked about'
    case 'page.left':
      return snapshot.matches('closed') ? 'there is no drawer to leave' : undefined
    default:
      if (step.example?.includes(',')) return 'a post does not save itself, and can be saved'
      if (event.type === 'document.notSaved' && !isSaving) return 'nothing waits for a save'
      return reasonAgainstNews(event, snapshot, isAsking)
  }
}

type News = Extract<DrawersEvent, { type: `document.${string}` }>

/** A document says what is done in it, and that is done by whoever sees it. */
function reasonAgainstNews(
  event: News,
  { context }: Snapshot,
  isAsking: boolean,
): string | undefined {
  const { type, key } = event
  const isUnsaved = context.unsaved.some((work) => work.key === key)
  const isOperable = topOf(context)?.key === key && !isAsking
  if (!context.stack.some((drawer) => drawer.key === key)) return 'that document is not open'
  switch (type) {
    case 'document.settled':
      if (!isUnsaved) return 'it holds nothing unsaved'
      return key === 'new' && !isOperable ? 'its changes are taken back by hand' : undefined
    case 'document.unsaved':
      if (isUnsaved) return 'it is unsaved already'
      return isOperable ? undefined : 'something stands over it'
    case 'document.notSaved':
      return isUnsaved && topOf(context)?.key === key ? undefined : 'it is not what is being saved'
    case 'document.made':
      if (isUnsaved) return 'what is typed is saved by the same answer'
      return isOperable ? undefined : 'something stands over it'
    case 'document.deleted':
      if (key === 'new') return 'what was never saved cannot be deleted'
      if (context.stack[0]?.key !== key) return 'it is the author whose page is below'
      return isOperable && !isUnsaved ? undefined : 'it is being saved, or cannot be reached'
  }
}
