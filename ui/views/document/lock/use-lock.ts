import { useEffect, useEffectEvent, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { LockActor } from '#machines/lock'
import { lockMachine } from '#machines/lock'
import { renewLocks } from '../../../client/all-locks.ts'
import type { Http } from '../../../client/http.ts'
import { changeLock, readLock } from '../../../client/locks.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { untilIdle } from '../../../kit/idle.ts'
import { usePanel } from '../../../kit/panel.ts'
import { mayEdit } from '../may-edit.ts'
import { renewDocument } from '../renew-document.ts'
import type { Surroundings } from '../surroundings.ts'

interface Options {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  /** Under which its unsaved work is known. */
  key: string
  surroundings: Surroundings
}

/** The seam between a document's lock, the server, and the places one comes from and goes to. */
export function useLock({ document, entity, key, surroundings }: Options): LockActor {
  const { http, navigation, queries } = usePanel()
  const addresses = useAddresses()
  const [lock] = useState(() => lockOver(http, document))

  const pathOf = useEffectEvent(({ context: { ref } }: DocumentSnapshot): string =>
    ref.kind === 'global' ? addresses.global(ref.slug) : addresses.document(ref.slug, ref.id ?? ''),
  )
  const leave = useEffectEvent((to: 'back' | 'dashboard') => {
    surroundings.settled(key)
    surroundings.left(to)
  })

  useEffect(() => {
    lock.start()
    let isRefused = false
    const changes = document.subscribe((state) => {
      if (isLockable(entity, state) && lock.getSnapshot().matches('waiting')) {
        lock.send({ type: 'document.opened', path: pathOf(state) })
      }
      const wasRefused = isRefused
      isRefused = state.matches({ open: { unsaved: 'locked' } })
      if (isRefused && !wasRefused) lock.send({ type: 'document.refused' })
    })
    const news = [
      document.on('edited', () => {
        if (!isGone(document.getSnapshot())) lock.send({ type: 'document.edited' })
      }),
      lock.on('released', () => void release(http, document).then(() => renewLocks(queries))),
      lock.on('freed', () => {
        document.send({ type: 'server.unlocked' })
        void renewDocument(http, document)
      }),
      lock.on('left', ({ to }) => leave(to)),
      lock.on('takeOverFailed', ({ problem }) =>
        console.error('Error during document takeover:', problem.code),
      ),
    ]
    // Whoever closes the page goes nowhere.
    const close = () => lock.send({ type: 'page.left', to: '' })
    window.addEventListener('pagehide', close)
    return () => {
      lock.send({ type: 'page.left', to: navigation.getSnapshot().context.place.path })
      window.removeEventListener('pagehide', close)
      for (const { unsubscribe } of [changes, ...news]) unsubscribe()
      lock.stop()
    }
  }, [document, entity, http, lock, navigation, queries])
  return lock
}

function lockOver(http: Http, document: DocumentActor): LockActor {
  const ref = () => document.getSnapshot().context.ref
  return createActor(
    lockMachine.provide({
      actors: {
        look: fromPromise(({ signal }) => readLock(http, ref(), signal)),
        // Whoever begins to type sees the first letter before the server is asked.
        acquire: fromPromise(async ({ signal }) => {
          const edited = ref()
          await untilIdle()
          return changeLock(http, edited, 'acquire', signal)
        }),
        takeOver: fromPromise(({ signal }) => changeLock(http, ref(), 'takeOver', signal)),
      },
    }),
  )
}

const isLockable = (entity: ClientCollection | ClientGlobal, state: DocumentSnapshot): boolean =>
  entity.locks === true && state.matches('open') && !isNew(state.context) && mayEdit(state)

/** Somebody deleted it, and its lock with it. */
const isGone = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { unsaved: 'gone' } }) || state.matches({ open: { settled: 'gone' } })

/** One that cannot be given back expires. */
const release = (http: Http, document: DocumentActor) =>
  changeLock(http, document.getSnapshot().context.ref, 'release').catch(() => {})
