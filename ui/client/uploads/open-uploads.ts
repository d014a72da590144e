import { createActor } from 'xstate'
import type { UploadedFile, UploadTarget } from '#contracts/uploads'
import type { UploadActor, UploadSnapshot } from '#machines/upload'
import type {
  QueuedUpload,
  UploadPhase,
  UploadQueueActor,
  UploadTold,
} from '#machines/upload-queue'
import { find, uploadQueueMachine } from '#machines/upload-queue'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import { markOf } from './file-mark.ts'
import type { Pace } from './pace.ts'
import { createPace } from './pace.ts'
import { ownProtocol, parallelOver } from './parallel.ts'
import type { UploadPlace } from './protocol.ts'
import type { ElsewhereUpload, ShownUpload, UploadCopy } from './shown-upload.ts'
import { stateOf } from './shown-upload.ts'
import { doneUploadActor, uploadActor } from './upload-actor.ts'
import { uploadLocks } from './upload-locks.ts'
import type { KeptUpload, UploadStore } from './upload-store.ts'

export interface UploadsOptions {
  api: string
  user: string | null
  /** Where a collection takes its files, below the API. */
  pathOf: (collection: string) => string
  store: UploadStore
  locks?: LockManager | undefined
  /** The server doesn't know this person any more. */
  onSignedOut?: () => void
  /** Whether what is still to be sent could be lost with this page. */
  onRisk?: (isAtRisk: boolean) => void
}

export interface GivenFile {
  key: string
  file: File
  collection: string
}

/** The uploads of one person on this page. */
export interface Uploads {
  queue: UploadQueueActor
  add(files: readonly GivenFile[]): void
  all(): readonly ShownUpload[]
  /** What other tabs send; this one goes on with it when they are closed. */
  elsewhere(): readonly ElsewhereUpload[]
  get(key: string): ShownUpload | undefined
  fileOf(key: string): File | null
  /** Of one that is there. */
  hashOf(key: string): string | null
  subscribe(listener: () => void): () => void
  /**
   * What a save sends in place of the file, once it's there. Fails where its upload does; null where
   * neither the upload nor the file is known here.
   */
  uploaded(
    wanted: Omit<GivenFile, 'file'> & { file: File | null },
    signal: AbortSignal,
  ): Promise<UploadedFile | null>
  /** A document has it now: no reload has to bring it back. */
  handedOver(key: string): void
  /** The person is signed in again: what waited for that goes on. */
  renewed(): void
  discard(key: string): void
  /** Goes on with what a visit before this one has left, unless another tab does. */
  restore(): Promise<void>
  close(): void
}

interface Entry {
  given: GivenFile
  /** Of the file as it was chosen. */
  mark: Promise<string | null>
  actor: UploadActor
  phase: UploadPhase | null
  pace: Pace
  target: UploadTarget | null
  release: () => void
  copy: UploadCopy
}

export function openUploads(options: UploadsOptions): Uploads {
  const { api, user, store } = options
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const ends = new AbortController()
  const locks = uploadLocks(options.locks, ends.signal)
  let shown: readonly ShownUpload[] | null = null
  let elsewhere: readonly ElsewhereUpload[] = []
  const queue = createActor(uploadQueueMachine, {
    input: { parallel: parallelOver(ownProtocol()) },
  })

  function tellAll() {
    shown = null
    options.onRisk?.(
      [...entries.values()].some((entry) => entry.copy !== 'kept' && isUnsent(entry)),
    )
    for (const listener of listeners) listener()
  }

  /** The queue says whose turn it is; each upload is told what has changed for it alone. */
  function follow() {
    const { uploads } = queue.getSnapshot().context
    for (const [key, entry] of entries) {
      const phase = find(uploads, key)?.phase ?? null
      if (phase === entry.phase) continue
      entry.phase = phase
      if (phase === 'active') entry.actor.send({ type: 'system.start' })
      else if (phase === 'paused') entry.actor.send({ type: 'user.pause' })
      else if (phase === null) entry.actor.send({ type: 'user.remove' })
    }
    tellAll()
  }

  function make(given: GivenFile, mark = markOf(given.file)): Entry {
    const place: UploadPlace = {
      api,
      user,
      path: options.pathOf(given.collection),
      collection: given.collection,
    }
    const actor = uploadActor({
      file: given.file,
      mark,
      place,
      onSignedOut: () => options.onSignedOut?.(),
      forget: () => store.forget(given.key).catch(() => {}),
    })
    return {
      given,
      mark,
      actor,
      ...{ phase: null, pace: createPace(), target: null, release: () => {}, copy: 'keeping' },
    }
  }

  function hear(entry: Entry) {
    const { key } = entry.given
    entry.actor.subscribe((snapshot) => {
      const { target, progress, result } = snapshot.context
      // What the server had before is no speed.
      if (snapshot.matches({ going: 'sending' })) entry.pace.add(progress, performance.now())
      else entry.pace = createPace()
      if (target !== entry.target || result) {
        entry.target = target
        void keep(entry)
      }
      if (result || snapshot.matches('aborted')) entry.release()
      if (snapshot.matches('aborted')) drop(key)
      queue.send({ type: 'system.told', key, ...toldBy(snapshot) })
      tellAll()
    })
    entry.actor.start()
  }

  function drop(key: string) {
    entries.get(key)?.release()
    entries.delete(key)
    tellAll()
  }

  /** Without a copy it's still sent: only a reload would lose it. */
  async function keep(entry: Entry) {
    const { target, progress, result } = entry.actor.getSnapshot().context
    const mark = await entry.mark
    // It was removed meanwhile.
    if (entries.get(entry.given.key) !== entry) return
    const kept: KeptUpload = { ...entry.given, mark, target, progress, result, keptAt: Date.now() }
    const before = entry.copy
    entry.copy = await store.keep(kept).then(
      () => 'kept',
      () => 'notKept',
    )
    if (entry.copy !== before) tellAll()
  }

  async function enter(given: GivenFile, kept: KeptUpload | null) {
    if (entries.has(given.key)) return
    const entry = kept ? make(given, Promise.resolve(kept.mark)) : make(given)
    entries.set(given.key, entry)
    hear(entry)
    if (kept) {
      entry.copy = 'kept'
      entry.target = kept.target
      entry.actor.send({ type: 'journal.found', target: kept.target, progress: kept.progress })
    } else {
      const release = await locks.hold(given.key)
      // It was removed meanwhile, or the page was left.
      if (entries.get(given.key) !== entry) return release()
      entry.release = release
      void keep(entry)
    }
    queue.send({ type: 'user.add', files: [{ key: given.key, size: given.file.size }] })
  }

  async function takeUp(kept: KeptUpload) {
    const { key, file } = kept
    elsewhere = [...elsewhere, { key, name: file.name, size: file.size }]
    tellAll()
    const release = await locks.hold(key)
    elsewhere = elsewhere.filter((one) => one.key !== key)
    // Whoever held it may have sent it, or given it up.
    const now = (await store.all()).find((one) => one.key === key)
    if (now?.result) restoreDone(now)
    tellAll()
    if (now === undefined || now.result || ends.signal.aborted) return release()
    await enter(now, now)
    const entry = entries.get(key)
    if (entry) entry.release = release
  }

  queue.subscribe(follow)
  queue.start()
  const online = () => {
    for (const { actor } of entries.values()) actor.send({ type: 'browser.online' })
  }
  globalThis.addEventListener('online', online)

  const all = () => {
    shown ??= queue.getSnapshot().context.uploads.flatMap((queued) => {
      const entry = entries.get(queued.key)
      return entry ? [shownOf(queued, entry)] : []
    })
    return shown
  }

  const uploads: Uploads = {
    queue,
    add(files) {
      for (const given of files) void enter(given, null)
    },
    all,
    elsewhere: () => elsewhere,
    get: (key) => all().find((one) => one.key === key),
    fileOf: (key) => entries.get(key)?.given.file ?? null,
    hashOf: (key) => entries.get(key)?.actor.getSnapshot().context.result?.fileHash || null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async uploaded({ file, ...wanted }, signal) {
      const { key } = wanted
      // Its upload was removed, and the document wants it all the same.
      if (!entries.has(key) && file) uploads.add([{ ...wanted, file }])
      const entry = entries.get(key)
      if (!entry) return null
      // Whoever saves once more tries the upload once more.
      queue.send({ type: 'user.retry', key })
      return untilUploaded(entry, queue, signal)
    },
    renewed() {
      for (const { actor } of entries.values()) actor.send({ type: 'session.renewed' })
    },
    handedOver(key) {
      void store.forget(key).catch(() => {})
    },
    discard(key) {
      const entry = entries.get(key)
      const isWaiting = find(queue.getSnapshot().context.uploads, key) === undefined
      queue.send({ type: 'user.remove', key })
      if (isWaiting) entry?.actor.send({ type: 'user.remove' })
      // Of an upload that is over, or that the queue doesn't know yet, nobody tells that it ended.
      if (isWaiting || entry?.actor.getSnapshot().matches('done')) drop(key)
      void store.forget(key).catch(() => {})
    },
    async restore() {
      const kept = await store.all().catch(() => [])
      for (const one of kept) {
        if (one.result) restoreDone(one)
        else if (await locks.isHeldElsewhere(one.key)) void takeUp(one)
        else await takeUp(one)
      }
      tellAll()
    },
    close() {
      ends.abort()
      globalThis.removeEventListener('online', online)
      for (const { actor } of entries.values()) actor.stop()
      queue.stop()
      entries.clear()
      listeners.clear()
    },
  }

  /** It is there; only the document that it's for is still to be saved. */
  function restoreDone({ mark, result, ...given }: KeptUpload) {
    if (entries.has(given.key) || !result) return
    const entry = make(given, Promise.resolve(mark))
    entries.set(given.key, { ...entry, copy: 'kept', actor: doneUploadActor(given.file, result) })
  }

  return uploads
}

const isUnsent = ({ phase }: Entry): boolean => phase !== 'done' && phase !== null

function toldBy(snapshot: UploadSnapshot): Omit<UploadTold, 'key'> {
  const { progress } = snapshot.context
  if (snapshot.matches('done')) return { phase: 'done', progress }
  const isStopped = snapshot.hasTag('stopped') && !snapshot.matches('paused')
  return { phase: isStopped ? 'failed' : 'active', progress }
}

function shownOf(queued: QueuedUpload, { given, actor, copy, pace }: Entry): ShownUpload {
  const snapshot = actor.getSnapshot()
  return {
    ...queued,
    name: given.file.name,
    type: given.file.type,
    file: given.file,
    collection: given.collection,
    state: stateOf(snapshot),
    problem: snapshot.context.problem,
    copy,
    pace: snapshot.matches({ going: 'sending' }) ? pace.now() : null,
  }
}

function untilUploaded(
  { given, actor }: Entry,
  queue: UploadQueueActor,
  signal: AbortSignal,
): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const look = (snapshot: UploadSnapshot) => {
      const { result, problem } = snapshot.context
      if (result) settle(() => resolve(uploadedOf(given, result.key)))
      else if (snapshot.matches('aborted')) settle(() => reject(new Problem('upload.aborted')))
      else if (
        problem &&
        find(queue.getSnapshot().context.uploads, given.key)?.phase === 'failed'
      ) {
        settle(() => reject(problemFrom(problem)))
      }
    }
    const subscription = actor.subscribe(look)
    const settle = (end: () => void) => {
      subscription.unsubscribe()
      end()
    }
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)))
    look(actor.getSnapshot())
  })
}

const uploadedOf = ({ file, collection }: GivenFile, key: string): UploadedFile => ({
  clientUploadContext: { key },
  collectionSlug: collection,
  filename: file.name,
  mimeType: file.type,
  size: file.size,
})

const problemFrom = ({ code, details }: ProblemData): Problem =>
  new Problem(code as 'upload.failed', { details })
