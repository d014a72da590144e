import type { SnapshotFrom } from 'xstate'
import { createActor, fromPromise } from 'xstate'
import type { Json } from '#contracts/documents'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { RemoteChangesActor } from '#machines/remote-changes'
import { remoteChangesMachine } from '#machines/remote-changes'
import { Problem } from '#problems'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import { isGone } from './is-gone.ts'
import type { DocumentWork } from './open-document.types.ts'
import { isOwnVersion } from './own-version.ts'

export function createRemoteChanges(
  document: DocumentActor,
  { clock, readAgain }: DocumentWork,
): RemoteChangesActor {
  const remoteChanges: RemoteChangesActor = createActor(
    remoteChangesMachine.provide({
      actors: {
        read: fromPromise(async () => {
          // Made anew, it has no ID yet.
          if (isNew(document.getSnapshot().context)) throw new Problem('document.notFound')
          const version = await readAgain(document.getSnapshot().context)
          const at = textOf(version.data.updatedAt)
          if (!version.inTrash && isOwnVersion(document.getSnapshot(), version.data))
            knowOwn(document, remoteChanges, at)
          return version
        }),
      },
    }),
    { clock },
  )
  return remoteChanges
}

/** A save of this form has arrived: what it made is no news, whether or not it is answered. */
function knowOwn(document: DocumentActor, remoteChanges: RemoteChangesActor, at: string | null) {
  const state = remoteChanges.getSnapshot()
  if (isGoneThere(state)) return
  const { known } = state.context
  if (known !== null && Date.parse(at ?? '') <= Date.parse(known)) return
  remoteChanges.send({ type: 'document.known', at, born: bornOf(document) })
}

/** What others save, delete and bring back while the document is open. */
export function documentToRemoteChanges(
  document: DocumentActor,
  remoteChanges: RemoteChangesActor,
  { hear }: Pick<DocumentWork, 'hear'>,
): End {
  return endAll(
    follow(
      document,
      ({ context }) => textOf(context.base.updatedAt),
      (at) => remoteChanges.send({ type: 'document.known', at, born: bornOf(document) }),
    ),
    follow(document, isGone, (isIt) => {
      if (isIt) remoteChanges.send({ type: 'document.gone' })
    }),
    follow(document, mayEnd, (mayIt) => {
      if (mayIt && isGoneThere(remoteChanges.getSnapshot())) document.send({ type: 'server.gone' })
    }),
    remoteChanges.on('takenIn', ({ data, isPublic }) =>
      document.send({ type: 'user.takeIn', data, isPublic }),
    ),
    remoteChanges.on('gone', () => {
      if (!isNew(document.getSnapshot().context)) document.send({ type: 'server.gone' })
    }),
    remoteChanges.on('back', ({ data, isPublic }) =>
      document.send({ type: 'server.back', data, isPublic }),
    ),
    hear((event) => {
      // Of what nobody has created yet there is nothing to look at.
      if (isNew(document.getSnapshot().context)) return
      if (event.type === 'server.saved' || event.type === 'server.missed') remoteChanges.send(event)
      // What somebody else saved before, and is offered, is not in it.
      if (event.type === 'server.savedOwn' && !remoteChanges.getSnapshot().hasTag('newer')) {
        knowOwn(document, remoteChanges, event.at)
      }
      // What could not be looked at is looked at again.
      if (event.type === 'browser.online' || event.type === 'session.renewed') {
        remoteChanges.send(event)
      }
      // One that is being deleted here is deleted, whether or not the answer arrives.
      if (event.type === 'server.deleted') remoteChanges.send(event)
    }),
    // A database answers so, too, where nothing is there that this person may change.
    follow(document, isForbidden, (isIt) => {
      if (isIt) remoteChanges.send({ type: 'server.missed' })
    }),
  )
}

const isForbidden = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { unsaved: { refused: 'failed' } } }) &&
  state.context.problem?.code === 'access.refused'

/** While it saves or reads, it would not hear that it is gone; what is being created anew isn't. */
const mayEnd = (state: DocumentSnapshot): boolean =>
  !isGone(state) && !isNew(state.context) && state.can({ type: 'server.gone' })

/** As far as is known: that it may be back is only looked at. */
export const isGoneThere = (state: SnapshotFrom<RemoteChangesActor>): boolean =>
  state.matches('gone') || state.matches('returning')

const bornOf = (document: DocumentActor): string | null =>
  textOf(document.getSnapshot().context.base.createdAt)

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null
