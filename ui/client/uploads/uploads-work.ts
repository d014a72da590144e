import type { GivenUpload, UploadRequests, UploadsWork } from '#machines/open-uploads'
import { Problem } from '#problems'
import { markOf } from './file-mark.ts'
import type { Pace } from './pace.ts'
import { createPace } from './pace.ts'
import { ownProtocol, parallelOver } from './parallel.ts'
import { askRange, askTarget, giveUp, sendRest } from './protocol.ts'
import type { StorageWatch } from './storage-watch.ts'
import { storageWatch } from './storage-watch.ts'
import { uploadTurns } from './upload-locks.ts'
import type { UploadStore } from './upload-store.ts'

export interface UploadsOptions {
  api: string
  user: string | null
  /** Where a collection takes its files, below the API. */
  pathOf: (collection: string) => string
  store: UploadStore
  locks?: LockManager | undefined
  hear: UploadsWork['hear']
  /** The server doesn't know this person any more. */
  onSignedOut?: () => void
  /** Whether what is still to be sent could be lost with this page. */
  onRisk?: (isAtRisk: boolean) => void
}

/** A file of this browser on its way. */
export interface OwnFile extends GivenUpload {
  file: File
  /** Of the file as it was chosen: only its own bytes are sent. */
  mark: Promise<string | null>
  pace: Pace
  storage: StorageWatch
}

export const ownFile = (
  { key, file, collection }: Pick<OwnFile, 'key' | 'file' | 'collection'>,
  mark = markOf(file),
): OwnFile => ({ key, file, collection, mark, pace: createPace(), storage: storageWatch() })

/** The seam: where uploads meet the server and this browser. */
export const uploadsWork = (
  options: UploadsOptions,
  changed: () => void,
): UploadsWork<OwnFile> => ({
  parallel: parallelOver(ownProtocol()),
  requests: requestsOf(options),
  copies: {
    async keep({ given: { key, collection, file, mark }, ...record }) {
      const keptAt = Date.now()
      await options.store.keep({ key, collection, file, mark: await mark, keptAt, ...record })
    },
    forget: options.store.forget,
    async all() {
      const all = await options.store.all()
      return all.map(({ mark, target, progress, result, ...own }) => ({
        ...{ given: ownFile(own, Promise.resolve(mark)), target, progress, result },
      }))
    },
  },
  turns: uploadTurns(options.locks),
  hear: options.hear,
  tell: {
    changed,
    atRisk: (isAtRisk) => options.onRisk?.(isAtRisk),
    signedOut: () => options.onSignedOut?.(),
  },
})

const requestsOf = ({ api, user, pathOf }: UploadsOptions): UploadRequests<OwnFile> => ({
  ask: ({ collection }, file, signal) =>
    askTarget({ ...{ api, user, collection }, path: pathOf(collection) }, file, signal),
  range: ({ file, storage }, target, signal) => storage.asked(askRange(target, file.size, signal)),
  async send({ file, mark, pace, storage }, what, { onProgress, signal }) {
    if ((await markOf(file)) !== (await mark)) throw new Problem('upload.unreadable')
    pace.begin(what.offset.start, performance.now())
    const sending = sendRest(what, {
      ...{ file, signal },
      onProgress(sent) {
        storage.answered()
        pace.add(sent, performance.now())
        onProgress(sent)
      },
    })
    return storage.sent(sending)
  },
  giveUp,
})
