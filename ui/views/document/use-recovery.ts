import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
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
  { key: own, place }: Visit,
): RecoveryActor {
  const { journal: store } = usePanel()
  const [visit] = useState(() => new AbortController())
  useEffect(() => () => visit.abort(), [visit])

  /** Without what the document says already: it is saved, whoever did it. */
  const unlessThere = async (records: readonly JournalRecord[]) => {
    const { values, whole } = document.getSnapshot().context
    const isThere = (record: JournalRecord) => equal(withRecord(record, values, whole), values)
    await Promise.all(records.filter(isThere).map(({ key }) => store.forget(key)))
    return records.filter((record) => !isThere(record))
  }
  const hear = async (key: string) => {
    const left = await store.left(key, visit.signal)
    if (left === undefined) return
    for (const record of await unlessThere([left])) recovery.send({ type: 'journal.left', record })
  }
  const recovery = useActorRef(
    recoveryMachine.provide({
      actors: {
        find: fromPromise(async (): Promise<readonly JournalRecord[]> => {
          await waitFor(document, (state) => state.matches('open'))
          const { records, open } = await store.find(place)
          for (const key of open) if (key !== own) hear(key).catch(() => {})
          return unlessThere(records)
        }),
        forget: fromPromise(async ({ input: key }) => {
          // What was taken over is in this visit's own record before the old one goes.
          await waitFor(journal, (state) => !state.matches('waiting') && !state.matches('keeping'))
          await store.forget(key)
        }),
      },
    }),
    { input: { whole: document.getSnapshot().context.whole } },
  )
  useEffect(() => {
    const news = recovery.on('recovered', ({ values }) =>
      document.send({ type: 'user.edit', change: 'fill', values }),
    )
    return () => news.unsubscribe()
  }, [document, recovery])
  return recovery
}
