import type { SimulatedClock } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { SavedDocument, SaveRequest } from '#machines/document'
import { openDocument } from '#machines/open-document'
import type { JournalRecord } from '#machines/recovery'
import { recordOf } from '../../../../ui/views/document/work/journal-record.ts'
import { flushed, postInput, quietWork } from '../quiet-work.ts'

export { flushed }

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

/** A tab with the document. */
export function startVisit({ clock, key, autosaveMs, read, store, writing, onAsk }: VisitOptions) {
  const later = () => new Promise<void>((resolve) => clock.setTimeout(() => resolve(), writing))
  let isOver = false
  const permissions = { update: true, delete: true, publish: true }
  const { work } = quietWork({
    clock,
    load: async () => ({ data: read(), permissions }),
    save: (request) => new Promise((resolve, reject) => onAsk({ request, resolve, reject })),
    journal: {
      async keep(document) {
        const record = recordOf(key, document)
        await later()
        if (!isOver) store.set(key, record)
      },
      clear: async () => void store.delete(key),
      find: async () => ({
        records: [...store.values()].filter((record) => record.key !== key),
        open: [],
      }),
      left: async () => undefined,
      forget: async (other) => void store.delete(other),
      keepRest: async (record) => void store.set(record.key, record),
      continue: () => {},
      holdOpen: () => () => {},
    },
  })
  const opened = openDocument({ input: { ...postInput, autosaveMs, locks: false }, work })
  const { document, history, journal, recovery } = opened
  opened.start()

  return {
    key,
    document,
    journal,
    history,
    recovery,
    context: () => document.getSnapshot().context,
    values: () => document.getSnapshot().context.values,
    state: () => document.getSnapshot(),
    /** The tab is gone, with all that it had not kept. */
    crash() {
      isOver = true
      for (const actor of [recovery, journal, document]) actor.stop()
    },
  }
}
