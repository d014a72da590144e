import { createActor, fromPromise } from 'xstate'
import { assignmentsMachine } from '#machines/assignments'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import { Problem } from '#problems'
import { endAll, follow } from '../kit/follow.ts'
import type { AssignmentsWork, OpenAssignments } from './open-assignments.types.ts'

/**
 * The tasks on an open document. They only look at it: nothing that is given here makes it unsaved,
 * and it can be read-only, locked or published.
 */
export function openAssignments(document: DocumentActor, work: AssignmentsWork): OpenAssignments {
  const visit = new AbortController()
  const ref = () => document.getSnapshot().context.ref
  const actor = createActor(
    assignmentsMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => work.read(ref(), signal)),
        send: fromPromise(({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          return work.send(ref(), input, signal)
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
      end = endAll(
        follow(document, isThere, tellIfThere),
        work.hear(ref(), () => actor.send({ type: 'server.assigned' })),
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
