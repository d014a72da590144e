import type { UploadedFile } from '#contracts/uploads'
import type { UploadSnapshot } from '#machines/upload'
import type { UploadQueueActor } from '#machines/upload-queue'
import { find } from '#machines/upload-queue'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import type { GivenUpload, OpenUpload } from './open-uploads.types.ts'

/** What a save sends in place of the file. It ends with the upload, and no later than whoever asks. */
export function untilUploaded(
  { given, actor }: OpenUpload,
  queue: UploadQueueActor,
  signal: AbortSignal,
): Promise<UploadedFile> {
  signal.throwIfAborted()
  const asking = new AbortController()
  return new Promise<UploadedFile>((resolve, reject) => {
    const look = (snapshot: UploadSnapshot) => {
      const { result, problem } = snapshot.context
      const hasFailed = find(queue.getSnapshot().context.uploads, given.key)?.phase === 'failed'
      if (result) resolve(uploadedOf(given, result.key))
      else if (snapshot.matches('aborted')) reject(new Problem('upload.aborted'))
      else if (problem && hasFailed) reject(problemFrom(problem))
    }
    const complete = () => reject(new Problem('upload.aborted'))
    const { unsubscribe } = actor.subscribe({ next: look, complete })
    asking.signal.addEventListener('abort', unsubscribe)
    signal.addEventListener('abort', () => reject(signal.reason), { signal: asking.signal })
    look(actor.getSnapshot())
  }).finally(() => asking.abort())
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
