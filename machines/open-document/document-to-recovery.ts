import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentData, Json } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { asTyped, equal, isNew } from '#machines/document'
import type { JournalActor } from '#machines/journal'
import type { LockActor } from '#machines/lock'
import type { Existing, Found, Into, JournalRecord, RecoveryActor } from '#machines/recovery'
import { changedPaths, isOfDeleted, recoveryMachine, withRecord } from '#machines/recovery'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { isGone, isMissing } from './is-gone.ts'
import { mayEdit } from './may-edit.ts'
import type { DocumentWork, OpenDocumentInput } from './open-document.types.ts'

interface Actors {
  document: DocumentActor
  journal: JournalActor
  lock: LockActor
}

/** Brings back, or offers, what was typed in an earlier visit and never saved (DOC-13). */
export function createRecovery(
  { document, journal, lock }: Actors,
  { whole, locks }: OpenDocumentInput,
  { clock, journal: store, hiddenPaths, unknownFields }: DocumentWork,
  visit: AbortSignal,
): RecoveryActor {
  const recovery = createActor(
    recoveryMachine.provide({
      actors: {
        find: fromPromise(async (): Promise<Found> => {
          await waitFor(document, (state) => state.matches('open') || isMissing(state))
          const { records, open } = await store.find()
          for (const key of open) hear(key).catch(() => {})
          await lockKnown()
          const left = (await unlessThere(records)).map(withGone)
          return { records: left, into: intoOf(left), document: existing() }
        }),
        supersede: fromPromise(({ input: keys }) => supersede(keys)),
        forget: fromPromise(({ input: keys }) => forget(keys)),
        keepRest: fromPromise(({ input: record }) => keepRest(record)),
      },
    }),
    { clock, input: { whole } },
  )
  return recovery

  /** Whose the document is: nothing is put into a form that someone else holds. */
  async function lockKnown(): Promise<void> {
    const state = document.getSnapshot()
    if (!locks || isNew(state.context) || !mayEdit(state)) return
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
      unknown: unknownFields([...new Set(names)]),
    }
  }

  function existing(): Existing | null {
    const state = document.getSnapshot()
    return isMissing(state) ? null : { createdAt: dateIn(state.context.base.createdAt) }
  }

  async function forget(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => store.forget(key)))
  }

  async function hear(key: string): Promise<void> {
    const left = await store.left(key, visit)
    if (left === undefined) return
    // Compared with an older version, an undo of what was saved since looks as if it was saved.
    await waitFor(document, ({ context }) => !isAfter(left.version, versionOf(context.base)), {
      signal: visit,
    })
    for (const record of await unlessThere([left])) {
      recovery.send({ type: 'journal.left', record: withGone(record) })
    }
  }

  /** A deploy may have removed fields, in rows and blocks as well; a time zone has none of its own. */
  function withGone(record: JournalRecord): JournalRecord {
    const paths = changedPaths(record, whole).filter((path) => !path.endsWith('_tz'))
    const gone = hiddenPaths(asTyped(record.values, record.unparsed ?? []), paths)
    return gone.length === 0 ? record : { ...record, gone }
  }

  /**
   * Without what the document says already: it is saved, whoever did it, or it is in this form as well.
   * One that no longer exists says nothing.
   */
  async function unlessThere(records: readonly JournalRecord[]): Promise<readonly JournalRecord[]> {
    const state = document.getSnapshot()
    if (!state.matches('open')) return records
    const { base, values } = state.context
    const isIn = (data: DocumentData) => (record: JournalRecord) =>
      !isOfDeleted(record, existing()) &&
      !record.unparsed?.length &&
      equal(withRecord(record, data, whole), data)
    const saved = records.filter(isIn(base))
    const others = records.filter((record) => !saved.includes(record))
    const [here, left] = [others.filter(isIn(values)), others.filter((one) => !isIn(values)(one))]
    await forget(keysOf(saved))
    if (here.length > 0) void supersede(keysOf(here)).catch(() => {})
    return left
  }

  /** What cannot be kept anew is not thrown away. */
  async function supersede(keys: readonly string[]): Promise<void> {
    if (await isKeptAnew(keys)) await forget(keys)
  }

  async function keepRest({ gone: _, ...record }: JournalRecord): Promise<void> {
    if (await isKeptAnew([record.key])) await store.keepRest(record)
  }

  async function isKeptAnew(keys: readonly string[]): Promise<boolean> {
    for (const key of keys) store.continue(key)
    const ended = await waitFor(
      journal,
      (state) => !state.matches('waiting') && !state.matches('keeping'),
    )
    return !ended.matches('failing')
  }
}

const keysOf = (records: readonly JournalRecord[]): string[] => records.map(({ key }) => key)

const dateIn = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null

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
