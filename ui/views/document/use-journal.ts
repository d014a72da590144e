import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { DocumentActor } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import { journalMachine } from '#machines/journal'
import { holdOpen } from '../../client/open-keys.ts'
import { usePanel } from '../../kit/panel.ts'
import { recordOf } from './journal-record.ts'
import type { Visit } from './use-visit.ts'

/** Keeps what is typed in this browser until the server has it (DOC-13). */
export function useJournal(document: DocumentActor, { key }: Visit): JournalActor {
  const { journal: store } = usePanel()
  const journal = useActorRef(
    journalMachine.provide({
      actors: {
        keep: fromPromise(() => store.keep(recordOf(key, document.getSnapshot().context))),
        clear: fromPromise(() => store.forget(key)),
      },
    }),
  )
  useEffect(() => {
    let { values, base, unanswered } = document.getSnapshot().context
    const changes = document.subscribe((state) => {
      const { context } = state
      const isKnown = context.base === base && context.unanswered === unanswered
      if (context.values === values && isKnown) return
      values = context.values
      base = context.base
      unanswered = context.unanswered
      journal.send({ type: state.hasTag('unsaved') ? 'document.changed' : 'document.settled' })
    })
    return () => changes.unsubscribe()
  }, [document, journal])

  useEffect(() => {
    const page = new AbortController()
    const leave = () => journal.send({ type: 'page.leaving' })
    window.addEventListener('beforeunload', leave, page)
    window.document.addEventListener(
      'visibilitychange',
      () => window.document.visibilityState === 'hidden' && leave(),
      page,
    )
    return () => page.abort()
  }, [journal])

  useEffect(() => {
    const visit = new AbortController()
    holdOpen(key, visit.signal)
    return () => visit.abort()
  }, [key])
  return journal
}
