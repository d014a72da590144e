import { createActor, fromPromise } from 'xstate'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { reviewMachine } from '#machines/review'
import { Problem } from '#problems'
import { endAll, follow } from '../kit/follow.ts'
import type { OpenReview, ReviewWork } from './open-review.types.ts'
import { storedAsSeen } from './stored-as-seen.ts'

/** The review of an open document: read with it, and again when something may have changed it. */
export function openReview(document: DocumentActor, work: ReviewWork): OpenReview {
  const visit = new AbortController()
  const ref = () => document.getSnapshot().context.ref
  const actor = createActor(
    reviewMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => work.read(ref(), signal)),
        store: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return storedAsSeen(document, input, () => work.read(ref(), signal), signal)
        }),
        take: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.take(ref(), input, signal)
        }),
      },
    }),
  )
  const isThere = () => {
    const state = document.getSnapshot()
    return state.matches('open') && !isNew(state.context)
  }
  let stopHearing = () => {}
  const tellIfThere = () => {
    if (!isThere()) return
    stopHearing()
    stopHearing = work.hear(ref(), () => actor.send({ type: 'server.reviewed' }))
    actor.send({ type: 'document.opened' })
  }
  let end = () => {}
  return {
    actor,
    start() {
      end = endAll(
        follow(document, isThere, tellIfThere),
        document.on('saved', ({ data }) =>
          actor.send({
            type: data._status === 'published' ? 'server.reviewed' : 'document.saved',
          }),
        ),
        () => stopHearing(),
      )
      actor.start()
      tellIfThere()
    },
    leave() {
      visit.abort()
      end()
      actor.stop()
    },
    isLeft: () => visit.signal.aborted,
  }
}
