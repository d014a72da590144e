import { createActor, fromPromise } from 'xstate'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { LockActor } from '#machines/lock'
import { lockMachine } from '#machines/lock'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import { isGone } from './is-gone.ts'
import { mayEdit } from './may-edit.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'
import { renewDocument } from './renewed.ts'

export function createLock(
  document: DocumentActor,
  { clock, lock: work }: DocumentWork,
): LockActor {
  const ref = () => document.getSnapshot().context.ref
  return createActor(
    lockMachine.provide({
      actors: {
        look: fromPromise(({ signal }) => work.look(ref(), signal)),
        acquire: fromPromise(({ signal }) => work.acquire(ref(), signal)),
        takeOver: fromPromise(({ signal }) => work.takeOver(ref(), signal)),
      },
    }),
    { clock },
  )
}

/** What the two of them need of the world. */
type LockJoining = Pick<DocumentWork, 'hear' | 'readAgain' | 'tell'> & {
  path: Pick<DocumentWork['path'], 'of'>
  lock: Pick<DocumentWork['lock'], 'keep' | 'release'>
}

/** Whoever edits it keeps the others out, and is kept out by them. */
export function documentToLock(
  document: DocumentActor,
  lock: LockActor,
  { locks }: Pick<OpenDocumentInput, 'locks'>,
  work: LockJoining,
): End {
  const { hear, path, tell } = work
  const holdBack = () => {
    if (lock.getSnapshot().hasTag('lockedOut')) document.send({ type: 'server.locked' })
  }
  const ref = () => document.getSnapshot().context.ref
  const isLockable = (state: DocumentSnapshot) =>
    locks && state.matches('open') && !isNew(state.context) && mayEdit(state)
  return endAll(
    follow(document, isLockable, (isIt) => {
      if (isIt) lock.send({ type: 'document.opened', path: path.of(ref()) })
    }),
    follow(
      document,
      (state) => state.matches({ open: { unsaved: 'locked' } }),
      (isRefused) => {
        if (isRefused) lock.send({ type: 'document.refused' })
      },
    ),
    follow(lock, (state) => state.hasTag('lockedOut'), holdBack),
    follow(document, isWaitingToSave, holdBack),
    document.on('edited', () => {
      // Whoever deleted it deleted its lock with it.
      if (!isGone(document.getSnapshot())) lock.send({ type: 'document.edited' })
    }),
    lock.on('released', () => work.lock.release(ref())),
    lock.on('kept', () => work.lock.keep(ref())),
    lock.on('freed', () => {
      document.send({ type: 'server.unlocked' })
      void renewDocument(document, work)
    }),
    lock.on('left', ({ to }) => {
      // What is unsaved stays in the journal.
      tell.unsaved(null)
      tell.goes(to)
    }),
    lock.on('takeOverFailed', ({ problem }) => tell.takeOverFailed(problem)),
    hear((event) => {
      if (event.type === 'server.lockChanged') lock.send(event)
      // Whoever closes the page goes nowhere.
      if (event.type === 'page.closed') lock.send({ type: 'page.left', to: '' })
    }),
  )
}

/** It will be sent by itself, sooner or later. */
const isWaitingToSave = (state: DocumentSnapshot): boolean =>
  waiting.some((name) => state.matches({ open: { unsaved: name } }))

const waiting = ['dirty', 'offline', 'unauthorised'] as const
