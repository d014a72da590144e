import { createActor, fromPromise } from 'xstate'
import { inboxWatch } from '#contracts/inbox'
import type { MyTasksActor } from '#machines/my-tasks'
import { myTasksMachine } from '#machines/my-tasks'
import { Problem } from '#problems'
import { changeTask } from '../../../client/assignments.ts'
import { readMyTasks } from '../../../client/my-assignments.ts'
import type { Panel } from '../../../kit/panel.ts'

interface OpenMyTasks {
  actor: MyTasksActor
  start(): void
  leave(): void
  isLeft(): boolean
}

/** The seam between this user's tasks, the server and what it tells. */
export function openMyTasks({ http, live }: Panel): OpenMyTasks {
  const visit = new AbortController()
  const actor = createActor(
    myTasksMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => readMyTasks(http, signal)),
        finish: fromPromise(async ({ input, signal }) => {
          if (input === null) throw new Problem('unexpected')
          await changeTask(http, input.id, { isDone: input.isDone }, signal)
        }),
      },
    }),
  )
  let stop = () => {}
  return {
    actor,
    start() {
      actor.start()
      // Whoever is given a task, or loses one, has another inbox.
      const watching = live.watch(({ type }) => {
        if (type === 'inbox' || type === 'missed') actor.send({ type: 'server.changed' })
      })
      watching.show({ collections: [inboxWatch] })
      stop = () => watching.stop()
    },
    leave() {
      visit.abort()
      stop()
      actor.stop()
    },
    isLeft: () => visit.signal.aborted,
  }
}
