import type { UploadedFile } from '#contracts/uploads'
import type { OpenUpload } from '#machines/open-uploads'
import { openUploads } from '#machines/open-uploads'
import type { QueuedUpload, UploadQueueActor } from '#machines/upload-queue'
import type { ElsewhereUpload, ShownUpload } from './shown-upload.ts'
import { stateOf } from './shown-upload.ts'
import type { OwnFile, UploadsOptions } from './uploads-work.ts'
import { ownFile, uploadsWork } from './uploads-work.ts'

type GivenFile = Pick<OwnFile, 'key' | 'file' | 'collection'>

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
   * What a save sends in place of the file, once it's there. Fails where its upload does, and when the
   * uploads are closed; null where neither the upload nor the file is known here.
   */
  uploaded(
    wanted: Omit<GivenFile, 'file'> & { file: File | null },
    signal: AbortSignal,
  ): Promise<UploadedFile | null>
  /** A document has it now: no reload has to bring it back. */
  handedOver(key: string): void
  discard(key: string): void
  /** Goes on with what a visit before this one has left, unless another tab does. */
  restore(): Promise<void>
  close(): void
}

export function browserUploads(options: UploadsOptions): Uploads {
  const listeners = new Set<() => void>()
  let shown: readonly ShownUpload[] | null = null
  const uploads = openUploads(
    uploadsWork(options, () => {
      shown = null
      for (const listener of listeners) listener()
    }),
  )
  uploads.start()
  const { queue, elsewhere, handedOver, discard, restore } = uploads
  const add = (files: readonly GivenFile[]) => uploads.add(files.map((given) => ownFile(given)))
  const all = () => {
    shown ??= queue.getSnapshot().context.uploads.flatMap((queued) => {
      const upload = uploads.get(queued.key)
      return upload ? [shownOf(queued, upload)] : []
    })
    return shown
  }
  return {
    ...{ queue, elsewhere, handedOver, discard, restore, add, all },
    get: (key) => all().find((one) => one.key === key),
    fileOf: (key) => uploads.get(key)?.given.file ?? null,
    hashOf: (key) => uploads.get(key)?.actor.getSnapshot().context.result?.fileHash || null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async uploaded({ file, ...wanted }, signal) {
      // Its upload was removed, and the document wants it all the same.
      if (!uploads.get(wanted.key) && file) add([{ ...wanted, file }])
      return uploads.uploaded(wanted.key, signal)
    },
    close() {
      uploads.leave()
      listeners.clear()
    },
  }
}

function shownOf(queued: QueuedUpload, { given, actor, copy }: OpenUpload<OwnFile>): ShownUpload {
  const { file, collection, pace } = given
  const snapshot = actor.getSnapshot()
  return {
    ...queued,
    name: file.name,
    type: file.type,
    ...{ file, collection, copy },
    state: stateOf(snapshot, queued.phase),
    problem: snapshot.context.problem,
    pace: snapshot.matches({ going: 'sending' }) ? pace.now() : null,
  }
}
