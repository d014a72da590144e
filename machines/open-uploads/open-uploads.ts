import { createActor } from 'xstate'
import { uploadQueueMachine } from '#machines/upload-queue'
import { Problem } from '#problems'
import type { GivenUpload, OpenUploads, UploadsWork } from './open-uploads.types.ts'
import { turnsToQueue } from './turns-to-queue.ts'
import { untilUploaded } from './upload-to-save.ts'
import { uploadsHere } from './uploads-here.ts'

/** One owner of all that one person uploads on this page: a queue, and an upload for each file. */
export function openUploads<Given extends GivenUpload>(
  work: UploadsWork<Given>,
): OpenUploads<Given> {
  const visit = new AbortController()
  const queue = createActor(uploadQueueMachine, { input: { parallel: work.parallel } })
  const here = uploadsHere(queue, work)
  const turns = turnsToQueue(queue, here, work, visit.signal)
  return {
    queue,
    start() {
      queue.subscribe(here.changed)
      queue.start()
    },
    restore: turns.restore,
    add(files) {
      for (const given of files) void turns.add(given)
    },
    get: here.get,
    elsewhere: turns.elsewhere,
    async uploaded(key, signal) {
      if (visit.signal.aborted) throw new Problem('upload.aborted')
      const upload = here.get(key)
      return upload ? untilUploaded(upload, queue, signal) : null
    },
    handedOver: (key) => void here.copies.forget(key),
    discard(key) {
      const upload = here.get(key)
      const isQueued = here.isQueued(key)
      queue.send({ type: 'user.remove', key })
      if (!isQueued) upload?.actor.send({ type: 'user.remove' })
      void here.copies.forget(key)
      // Of an upload that is over, or that the queue doesn't know yet, nobody tells that it ended.
      if (upload && (!isQueued || upload.actor.getSnapshot().matches('done'))) here.drop(upload)
    },
    leave() {
      visit.abort()
      here.leave()
      queue.stop()
    },
    isLeft: () => visit.signal.aborted,
  }
}
