import type { UploadedFile } from '#contracts/uploads'
import type { UploadQueueActor } from '#machines/upload-queue'
import { find } from '#machines/upload-queue'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { GivenUpload, OpenUpload } from './open-uploads.types.ts'

type Waited = Pick<OpenUpload, 'given' | 'actor'>

/** Who waits for a file. */
interface Waiting {
  there(file: UploadedFile): void
  failed(problem: Problem): void
}

/** Whoever saves once more tries the upload once more. */
export function saveToUpload(upload: Waited, queue: UploadQueueActor, waiting: Waiting): void {
  queue.send({ type: 'user.retry', key: upload.given.key })
  tellEnd(upload, queue, waiting)
}

/** A save hears how the upload ends that it waits for. */
export const uploadToSave = (upload: Waited, queue: UploadQueueActor, waiting: Waiting): End =>
  endAll(
    upload.actor.subscribe({
      next: () => tellEnd(upload, queue, waiting),
      complete: () => waiting.failed(new Problem('upload.aborted')),
    }),
  )

function tellEnd({ given, actor }: Waited, queue: UploadQueueActor, waiting: Waiting): void {
  const state = actor.getSnapshot()
  const { result, problem } = state.context
  const hasFailed = find(queue.getSnapshot().context.uploads, given.key)?.phase === 'failed'
  if (result) waiting.there(uploadedOf(given, result.key))
  else if (state.matches('aborted')) waiting.failed(new Problem('upload.aborted'))
  else if (problem && hasFailed) waiting.failed(problemFrom(problem))
}

/** What a save sends in place of the file; it's waited for until the signal, at the longest. */
export function untilUploaded(
  upload: Waited,
  queue: UploadQueueActor,
  signal: AbortSignal,
): Promise<UploadedFile> {
  signal.throwIfAborted()
  let end: End = () => {}
  return new Promise<UploadedFile>((there, failed) => {
    const abort = () => failed(signal.reason)
    signal.addEventListener('abort', abort)
    const waiting = { there, failed }
    const endHearing = uploadToSave(upload, queue, waiting)
    end = () => {
      signal.removeEventListener('abort', abort)
      endHearing()
    }
    saveToUpload(upload, queue, waiting)
  }).finally(() => end())
}

const uploadedOf = ({ file, collection }: GivenUpload, key: string): UploadedFile => ({
  clientUploadContext: { key },
  collectionSlug: collection,
  filename: file.name,
  mimeType: file.type,
  size: file.size,
})

const problemFrom = ({ code, details }: ProblemData): Problem =>
  new Problem(code as 'upload.failed', { details })
