import { createActor, fromPromise } from 'xstate'
import { inboxWatch } from '#contracts/inbox'
import type { InboxActor } from '#machines/inbox'
import { inboxMachine } from '#machines/inbox'
import { markRead, readInbox } from '../../client/inbox.ts'
import type { Panel } from '../../kit/panel.ts'

interface OpenInbox {
  actor: InboxActor
  start(): void
  leave(): void
  isLeft(): boolean
}

/** The seam between the inbox, the server and what it tells. */
export function openInbox({ http, live }: Panel): OpenInbox {
  const visit = new AbortController()
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => readInbox(http, signal)),
        mark: fromPromise(({ input, signal }) => markRead(http, input, signal)),
      },
    }),
  )
  let stop = () => {}
  return {
    actor,
    start() {
      actor.start()
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
