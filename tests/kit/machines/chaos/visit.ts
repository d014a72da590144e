import type { SimulatedClock } from 'xstate'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DocumentData, DocumentRef, LoadedDocument } from '#config-schema'
import type { SavedDocument, SaveRequest } from '#machines/document'
import { documentMachine, equal } from '#machines/document'
import { historyMachine } from '#machines/history'
import { journalMachine } from '#machines/journal'
import type { JournalRecord } from '#machines/recovery'
import { recoveryMachine, withRecord } from '#machines/recovery'
import { recordOf } from '../../../../ui/views/document/journal-record.ts'
import { postRef } from '../document.ts'

/** A request of this visit that has not been answered. */
export interface Question {
  request: SaveRequest
  /** What will be told, once it has come to the server. */
  result?: () => SavedDocument
  resolve(saved: SavedDocument): void
  reject(thrown: unknown): void
}

export interface VisitOptions {
  clock: SimulatedClock
  key: string
  autosaveMs: number | null
  read: () => DocumentData
  store: Map<string, JournalRecord>
  /** ms that the browser needs to keep a record. */
  writing: number
  onAsk: (question: Question) => void
}

export type Visit = ReturnType<typeof startVisit>

/** A tab with the document: its actors joined as the screen joins them. */
export function startVisit({ clock, key, autosaveMs, read, store, writing, onAsk }: VisitOptions) {
  const save = fromPromise<SavedDocument, SaveRequest>(
    ({ input }) => new Promise((resolve, reject) => onAsk({ request: input, resolve, reject })),
  )
  const permissions = { update: true, delete: true, publish: true }
  const load = fromPromise<LoadedDocument, DocumentRef>(async () => ({ data: read(), permissions }))
  const document = createActor(documentMachine.provide({ actors: { load, save } }), {
    clock,
    input: { ref: postRef, hasDrafts: true, autosaveMs, whole: {} },
  })
  const context = () => document.getSnapshot().context

  const later = () => new Promise<void>((resolve) => clock.setTimeout(() => resolve(), writing))
  let isOver = false
  const keep = fromPromise<void, void>(async () => {
    const record = recordOf(key, context())
    await later()
    if (!isOver) store.set(key, record)
  })
  const clear = fromPromise<void, void>(async () => void store.delete(key))
  const journal = createActor(journalMachine.provide({ actors: { keep, clear } }), { clock })

  const history = createActor(historyMachine, { input: { whole: {} } })

  const find = fromPromise<readonly JournalRecord[], void>(async () => {
    await waitFor(document, (state) => state.matches('open'))
    const isThere = (record: JournalRecord) =>
      equal(withRecord(record, context().values, {}), context().values)
    const found = [...store.values()].filter((record) => record.key !== key)
    for (const record of found.filter(isThere)) store.delete(record.key)
    return found.filter((record) => !isThere(record))
  })
  const forget = fromPromise<void, string>(async ({ input }) => {
    await waitFor(journal, (state) => !state.matches('waiting') && !state.matches('keeping'))
    store.delete(input)
  })
  const recovery = createActor(recoveryMachine.provide({ actors: { find, forget } }), {
    clock,
    input: { whole: {} },
  })

  let { values, base, unanswered } = context()
  document.subscribe((state) => {
    history.send({ type: 'document.shown', values: state.context.values })
    const isKnown = state.context.base === base && state.context.unanswered === unanswered
    if (state.context.values === values && isKnown) return
    values = state.context.values
    base = state.context.base
    unanswered = state.context.unanswered
    journal.send({ type: state.hasTag('unsaved') ? 'document.changed' : 'document.settled' })
  })
  document.on('edited', (edit) =>
    history.send({ ...edit, type: 'document.edited', values: context().values }),
  )
  document.on('saved', () => history.send({ type: 'document.saved', values: context().values }))
  history.on('stepped', ({ values }) =>
    document.send({ type: 'user.edit', change: 'step', values }),
  )
  recovery.on('recovered', ({ values }) =>
    document.send({ type: 'user.edit', change: 'fill', values }),
  )
  for (const actor of [document, journal, history, recovery]) actor.start()

  return {
    key,
    document,
    journal,
    history,
    recovery,
    context,
    values: () => context().values,
    state: () => document.getSnapshot(),
    /** The tab is gone, with all that it had not kept. */
    crash() {
      isOver = true
      for (const actor of [recovery, history, journal, document]) actor.stop()
    },
  }
}

/** Everything that has been promised by now has happened. */
export async function flushed(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null
}
