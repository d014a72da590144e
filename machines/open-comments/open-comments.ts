import { createActor, fromPromise } from 'xstate'
import { commentsMachine, isUnsent } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { Problem } from '#problems'
import { endAll, follow } from '../kit/follow.ts'
import type { CommentsWork, OpenComments } from './open-comments.types.ts'

/**
 * The comments beside an open document. They only look at it: nothing that is written here makes it
 * unsaved, and it can be read-only, locked or published.
 */
export function openComments(document: DocumentActor, work: CommentsWork): OpenComments {
  const visit = new AbortController()
  const ref = () => document.getSnapshot().context.ref
  const actor = createActor(
    commentsMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => work.read(ref(), signal)),
        send: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.send(ref(), input, signal)
        }),
        change: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.change(input, signal)
        }),
      },
    }),
  )
  const isThere = () => {
    const state = document.getSnapshot()
    return state.matches('open') && !isNew(state.context)
  }
  const tellIfThere = () => {
    if (isThere()) actor.send({ type: 'document.opened' })
  }
  let end = () => {}
  return {
    actor,
    start() {
      const copy = work.drafts(document, (drafts) => actor.send({ type: 'journal.found', drafts }))
      end = endAll(
        follow(document, isThere, tellIfThere),
        follow(
          actor,
          ({ context }) => context.drafts,
          (drafts) => copy.keep(drafts.filter(isUnsent)),
        ),
        copy.end,
        work.hear(ref(), () => actor.send({ type: 'server.commented' })),
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
