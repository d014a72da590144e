import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentActor } from '#machines/document'
import { equal } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import type { JournalRecord, RecoveryActor } from '#machines/recovery'
import { recoveryMachine, withRecord } from '#machines/recovery'
import type { End } from './follow.ts'
import { endAll } from './follow.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'

/** Offers what was typed in an earlier visit and never saved (DOC-13). */
export function createRecovery(
  { document, journal }: { document: DocumentActor; journal: JournalActor },
  { whole }: OpenDocumentInput,
  { clock, journal: store }: DocumentWork,
  visit: AbortSignal,
): RecoveryActor {
  const recovery = createActor(
    recoveryMachine.provide({
      actors: {
        find: fromPromise(async (): Promise<readonly JournalRecord[]> => {
          await waitFor(document, (state) => state.matches('open'))
          const { records, open } = await store.find()
          for (const key of open) hear(key).catch(() => {})
          return unlessThere(records)
        }),
        forget: fromPromise(async ({ input: key }) => {
          // What was taken over is in this visit's own record before the old one goes.
          await waitFor(journal, (state) => !state.matches('waiting') && !state.matches('keeping'))
          await store.forget(key)
        }),
      },
    }),
    { clock, input: { whole } },
  )
  return recovery

  async function hear(key: string): Promise<void> {
    const left = await store.left(key, visit)
    if (left === undefined) return
    await waitFor(recovery, (state) => !state.matches('searching'))
    for (const record of await unlessThere([left])) recovery.send({ type: 'journal.left', record })
  }

  /** Without what the document says already: it is saved, whoever did it. */
  async function unlessThere(records: readonly JournalRecord[]): Promise<readonly JournalRecord[]> {
    const { values } = document.getSnapshot().context
    const isThere = (record: JournalRecord) =>
      !record.unparsed?.length && equal(withRecord(record, values, whole), values)
    await Promise.all(records.filter(isThere).map(({ key }) => store.forget(key)))
    return records.filter((record) => !isThere(record))
  }
}

export const recoveryToDocument = (recovery: RecoveryActor, document: DocumentActor): End =>
  endAll(
    recovery.on('recovered', ({ values, unparsed }) =>
      document.send({ type: 'user.edit', change: 'fill', values, unparsed }),
    ),
  )
