import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import type { LockActor } from '#machines/lock'
import type { Found, Into, JournalRecord, RecoveryActor } from '#machines/recovery'
import { recoveryMachine } from '#machines/recovery'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { isGone, isMissing } from './is-gone.ts'
import { keptRecords } from './kept-records.ts'
import { mayEdit } from './may-edit.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'
import { dateIn, existing, unsavedRecords } from './unsaved-records.ts'

interface Actors {
  document: DocumentActor
  journal: JournalActor
  lock: LockActor
}

/** Brings back, or offers, what was typed in an earlier visit and never saved (DOC-13). */
export function createRecovery(
  { document, journal, lock }: Actors,
  input: OpenDocumentInput,
  work: DocumentWork,
  visit: AbortSignal,
): RecoveryActor {
  const { clock, journal: store } = work
  const kept = keptRecords(journal, store)
  const unsavedOf = unsavedRecords(document, input, work, kept)
  const recovery = createActor(
    recoveryMachine.provide({
      actors: {
        find: fromPromise(async (): Promise<Found> => {
          await waitFor(document, (state) => state.matches('open') || isMissing(state))
          const { records, open } = await store.find()
          for (const key of open) hear(key).catch(() => {})
          await lockKnown()
          const left = await unsavedOf(records)
          return { records: left, into: intoOf(left), document: existing(document) }
        }),
        supersede: fromPromise(({ input: keys }) => kept.supersede(keys)),
        forget: fromPromise(({ input: keys }) => kept.forget(keys)),
        keepRest: fromPromise(({ input: record }) => kept.keepRest(record)),
      },
    }),
    { clock, input: { whole: input.whole } },
  )
  return recovery

  /** Whose the document is: nothing is put into a form that someone else holds. */
  async function lockKnown(): Promise<void> {
    const state = document.getSnapshot()
    if (!input.locks || isNew(state.context) || !mayEdit(state)) return
    await waitFor(lock, (state) => !state.matches('waiting') && !state.matches('looking'))
  }

  function intoOf(records: readonly JournalRecord[]): Into | null {
    const state = document.getSnapshot()
    const { base, values } = state.context
    const isUntouched = state.matches({ open: 'settled' }) && !isGone(state)
    if (!isUntouched || !isWritable({ document, lock })) return null
    const names = records.flatMap((record) => Object.keys(record.values))
    return {
      values,
      version: versionOf(base),
      isNew: isNew(state.context),
      unknown: work.unknownFields([...new Set(names)]),
    }
  }

  /** Another tab is at it: what that one leaves is found once it is closed. */
  async function hear(key: string): Promise<void> {
    const left = await store.left(key, visit)
    if (left === undefined) return
    // Compared with an older version, an undo of what was saved since looks as if it was saved.
    await waitFor(document, ({ context }) => !isAfter(left.version, versionOf(context.base)), {
      signal: visit,
    })
    for (const record of await unsavedOf([left])) recovery.send({ type: 'journal.left', record })
  }
}

const versionOf = ({ updatedAt }: DocumentData): string | null => dateIn(updatedAt)

/** What has no date is after nothing. */
const isAfter = (one: JournalRecord['version'], other: string | null): boolean =>
  Date.parse(one ?? '') > Date.parse(other ?? '')

const isWritable = ({ document, lock }: Pick<Actors, 'document' | 'lock'>): boolean =>
  mayEdit(document.getSnapshot()) && !lock.getSnapshot().hasTag('lockedOut')

export function recoveryToDocument(
  recovery: RecoveryActor,
  { document, lock }: Pick<Actors, 'document' | 'lock'>,
): End {
  const tell = () => {
    const form = isWritable({ document, lock }) ? 'writable' : 'readOnly'
    if (recovery.getSnapshot().context.form !== form)
      recovery.send({ type: 'document.formChanged', form })
  }
  return endAll(
    document.subscribe(tell),
    lock.subscribe(tell),
    recovery.on('recovered', ({ type: _, ...recovered }) =>
      document.send({ type: 'user.edit', change: 'fill', ...recovered }),
    ),
    recovery.on('restored', ({ values, unparsed, keptAt, unanswered }) =>
      document.send({ type: 'journal.restored', values, unparsed, keptAt, unanswered }),
    ),
  )
}
