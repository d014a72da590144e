import type { UploadQueueActor } from '#machines/upload-queue'
import { find } from '#machines/upload-queue'
import { endAll } from '../kit/follow.ts'
import type { GivenUpload, OpenUpload, UploadRecord, UploadsWork } from './open-uploads.types.ts'
import { queueToUpload } from './queue-to-upload.ts'
import { createDoneUpload, createUpload } from './upload-actor.ts'
import type { Copies } from './upload-to-copy.ts'
import { copiesInTurn, uploadToCopy } from './upload-to-copy.ts'
import { uploadToQueue } from './upload-to-queue.ts'
import { outsideToUploads, uploadToSession } from './uploads-to-outside.ts'

/** The uploads that are there, each joined to whoever hears it. */
export interface UploadsHere<Given extends GivenUpload> {
  copies: Copies<Given>
  get(key: string): OpenUpload<Given> | undefined
  isQueued(key: string): boolean
  /** `record`: as an earlier visit has left it; null: it was chosen now. */
  open(given: Given, record: UploadRecord<Given> | null): OpenUpload<Given>
  drop(upload: OpenUpload<Given>): void
  changed(): void
  leave(): void
}

export function uploadsHere<Given extends GivenUpload>(
  queue: UploadQueueActor,
  work: UploadsWork<Given>,
): UploadsHere<Given> {
  const uploads = new Map<string, OpenUpload<Given>>()
  const copies = copiesInTurn(work.copies, changed)
  const phaseOf = (key: string) => find(queue.getSnapshot().context.uploads, key)?.phase
  const actors = () => [...uploads.values()].map(({ actor }) => actor)
  const end = outsideToUploads(actors, work)
  const isUnsent = (key: string) => ![undefined, 'done'].includes(phaseOf(key))

  function changed(): void {
    work.tell.atRisk([...uploads].some(([key, { copy }]) => copy !== 'kept' && isUnsent(key)))
    work.tell.changed()
  }

  function join(upload: OpenUpload<Given>): void {
    const { actor, given } = upload
    upload.part = endAll(
      queueToUpload(queue, given.key, actor),
      uploadToCopy(upload, copies),
      actor.subscribe((state) => {
        if (state.matches('aborted')) drop(upload)
      }),
      uploadToQueue(actor, given.key, queue),
      uploadToSession(actor, work),
      actor.subscribe(changed),
    )
  }

  function drop({ given, part, release }: OpenUpload<Given>): void {
    part()
    release()
    uploads.delete(given.key)
    changed()
  }

  return {
    ...{ copies, changed, drop },
    get: (key) => uploads.get(key),
    isQueued: (key) => phaseOf(key) !== undefined,
    open(given, record) {
      const upload = begun(given, record, work, copies)
      uploads.set(given.key, upload)
      // Nothing happens any more to one that is there.
      if (!record?.result) join(upload)
      return upload
    },
    leave() {
      end()
      for (const { actor, part } of uploads.values()) {
        part()
        actor.stop()
      }
      uploads.clear()
    },
  }
}

function begun<Given extends GivenUpload>(
  given: Given,
  record: UploadRecord<Given> | null,
  { requests }: Pick<UploadsWork<Given>, 'requests'>,
  copies: Copies<Given>,
): OpenUpload<Given> {
  const ends = { release: () => {}, part: () => {} }
  if (record?.result) {
    return { given, actor: createDoneUpload(given, record.result), copy: 'kept', ...ends }
  }
  const actor = createUpload(given, requests, () => copies.forget(given.key))
  actor.start()
  if (record === null) return { given, actor, copy: 'keeping', ...ends }
  const { target, progress } = record
  actor.send({ type: 'journal.found', target, progress })
  return { given, actor, copy: 'kept', ...ends }
}
