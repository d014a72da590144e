import { waitFor } from 'xstate'
import type { DocumentCommandActor } from '#machines/document-command'
import type { RemoteChangesActor } from '#machines/remote-changes'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { isGoneThere } from './document-to-remote-changes.ts'

/** What the form has taken out of the trash is back, as it is now: nobody else has changed it. */
export const commandToRemoteChanges = (
  command: DocumentCommandActor,
  remoteChanges: RemoteChangesActor,
): End =>
  endAll(
    command.on('done', ({ command: done }) => {
      if (done !== 'restore') return
      remoteChanges.send({ type: 'server.missed' })
      void waitFor(remoteChanges, (state) => !isGoneThere(state))
        .then(() => remoteChanges.send({ type: 'user.takeIn' }))
        .catch(() => {})
    }),
  )
