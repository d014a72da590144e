import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** Ends what was begun. */
export type End = () => void

/** Tells what is selected of an actor when it is another than before: not with every snapshot. */
export function follow<Actor extends AnyActorRef, Selected>(
  actor: Actor,
  select: (state: SnapshotFrom<Actor>) => Selected,
  tell: (selected: Selected) => void,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): End {
  let known = select(actor.getSnapshot())
  const { unsubscribe } = actor.subscribe((state: SnapshotFrom<Actor>) => {
    const selected = select(state)
    if (isSame(selected, known)) return
    known = selected
    tell(selected)
  })
  return unsubscribe
}

/** Ends all of them. */
export const endAll =
  (...ends: readonly (End | { unsubscribe: End })[]): End =>
  () => {
    for (const end of ends) {
      if (typeof end === 'function') end()
      else end.unsubscribe()
    }
  }
