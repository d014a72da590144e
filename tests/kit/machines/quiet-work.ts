import { SimulatedClock } from 'xstate'
import type {
  DocumentActors,
  DocumentWork,
  OpenDocumentInput,
  Outside,
  OutsideEvent,
} from '#machines/open-document'
import { aPost, postRef } from './document.ts'

export const postInput: OpenDocumentInput = {
  ref: postRef,
  hasDrafts: true,
  autosaveMs: null,
  whole: {},
  fields: [],
  locks: true,
  schedules: false,
  wanted: null,
}

/** What a document has told, oldest first: which, and with what. */
export type Told = { [Name in keyof Outside]: [Name, ...Parameters<Outside[Name]>] }[keyof Outside]

/** A world in which all goes well and nothing happens; a test replaces what it is about. */
export function quietWork(own: Partial<DocumentWork> = {}) {
  const clock = new SimulatedClock()
  const listeners = new Set<(event: OutsideEvent) => void>()
  const told: Told[] = []
  const waiting: (() => void)[] = []
  const unasked = async (): Promise<never> => {
    throw new Error('Nobody should ask for this.')
  }
  const tell = new Proxy({} as Outside, {
    get:
      (_, name) =>
      (...parts: unknown[]) =>
        void told.push([name, ...parts] as unknown as Told),
  })
  const work: DocumentWork = {
    load: async () => ({
      data: aPost(),
      permissions: { update: true, delete: true, publish: true },
    }),
    save: async ({ changes }) => ({ id: 1, data: aPost(changes), savedAt: 1000 }),
    readAgain: async () => ({ data: aPost(), isPublic: false }),
    runCommand: unasked,
    journal: {
      keep: async () => {},
      clear: async () => {},
      find: async () => ({ records: [], open: [] }),
      left: async () => undefined,
      forget: async () => {},
      keepRest: async () => {},
      continue: () => {},
      holdOpen: () => () => {},
    },
    lock: {
      look: async () => null,
      acquire: async () => null,
      takeOver: unasked,
      release: () => {},
      keep: () => {},
    },
    schedule: { read: unasked, plan: unasked, remove: unasked },
    copy: { read: unasked, write: unasked },
    preflight: { check: unasked },
    restoreField: { readVersion: unasked, mustBeWritable: () => {} },
    unknownFields: () => [],
    hiddenPaths: () => [],
    path: { now: () => '/admin', of: () => '/admin/collections/posts/1' },
    hear(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell,
    clock,
    ...own,
  }
  return {
    work,
    clock,
    /** What waits here goes on with the next `answer`. */
    pause: () => new Promise<void>((resolve) => waiting.push(resolve)),
    answer() {
      for (const resolve of waiting.splice(0)) resolve()
    },
    told,
    /** What was told under these names. */
    toldOf: (...names: Told[0][]) => told.filter(([name]) => names.includes(name)),
    /** Something happens outside. */
    happen(event: OutsideEvent) {
      for (const listener of [...listeners]) listener(event)
    },
    isHeard: () => listeners.size > 0,
  }
}

/** Everything that has been promised by now has happened. */
export async function flushed(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null
}

/** Where each actor of an open document stands. */
export const standing = ({ document, journal, lock, remoteChanges }: DocumentActors) => ({
  document: document.getSnapshot(),
  journal: journal.getSnapshot(),
  lock: lock.getSnapshot(),
  remoteChanges: remoteChanges.getSnapshot(),
})
