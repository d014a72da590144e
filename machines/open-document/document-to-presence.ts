import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import type { LockActor } from '#machines/lock'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { Attention, DocumentWork } from './open-document.types.ts'

/** Who has the document open, and what this person does to it, told to the others (LOCK-6). */
export function documentToPresence(
  document: DocumentActor,
  lock: LockActor,
  { hear, tell }: DocumentWork,
): End {
  let attention: Pick<Attention, 'activity' | 'field'> = { activity: 'viewing', field: null }
  let told = JSON.stringify(null)
  const show = () => {
    const state = document.getSnapshot()
    const { activity, field } = attention
    const now: Attention | null = isShared(state)
      ? { ref: state.context.ref, activity, field: activity === 'editing' ? field : null }
      : null
    if (told === JSON.stringify(now)) return
    told = JSON.stringify(now)
    tell.attends(now)
  }
  const attend = (change: Partial<typeof attention>) => {
    attention = { ...attention, ...change }
    show()
  }
  return endAll(
    follow(document, isShared, show),
    follow(document, ({ context }) => context.ref, show),
    document.on('edited', ({ before, after, unparsed }) => {
      if (before !== after || unparsed.before !== unparsed.after) attend({ activity: 'editing' })
    }),
    follow(
      lock,
      (state) => state.hasTag('lockedOut'),
      (isLockedOut) => {
        if (isLockedOut) attend({ activity: 'viewing' })
      },
    ),
    hear((event) => {
      if (event.type === 'page.focused') attend({ field: event.field })
      if (event.type === 'server.people') tell.people(document, event.people)
    }),
    () => {
      if (told !== JSON.stringify(null)) tell.attends(null)
    },
  )
}

/** Whether others can have it open: it is there, and not in the trash. */
const isShared = (state: DocumentSnapshot): boolean => {
  const { ref } = state.context
  return state.matches('open') && (ref.kind === 'global' || (ref.id !== null && !ref.inTrash))
}
