import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, waitFor } from 'xstate'
import type { DocumentActor } from '#machines/document'
import { equal } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import type { JournalRecord, RecoveryActor } from '#machines/recovery'
import { recoveryMachine, withRecord } from '#machines/recovery'
import { usePanel } from '../../kit/panel.ts'
import type { Visit } from './use-visit.ts'

/** Offers what was typed in an earlier visit and never saved (DOC-13). */
export function useRecovery(
  document: DocumentActor,
  journal: JournalActor,
  { place }: Visit,
): RecoveryActor {
  const { journal: store } = usePanel()
  const { whole } = document.getSnapshot().context
  const recovery = useActorRef(
    recoveryMachine.provide({
      actors: {
        find: fromPromise(async (): Promise<readonly JournalRecord[]> => {
          const { context } = await waitFor(document, (state) => state.matches('open'))
          const found = await store.find(place)
          const isThere = (record: JournalRecord) =>
            equal(withRecord(record, context.values, whole), context.values)
          await Promise.all(found.filter(isThere).map(({ key }) => store.forget(key)))
          return found.filter((record) => !isThere(record))
        }),
        forget: fromPromise(async ({ input: key }) => {
          // What was taken over is in this visit's own record before the old one goes.
          await waitFor(journal, (state) => !state.matches('waiting') && !state.matches('keeping'))
          await store.forget(key)
        }),
      },
    }),
    { input: { whole } },
  )
  useEffect(() => {
    const news = recovery.on('recovered', ({ values }) =>
      document.send({ type: 'user.edit', change: 'fill', values }),
    )
    return () => news.unsubscribe()
  }, [document, recovery])
  return recovery
}
