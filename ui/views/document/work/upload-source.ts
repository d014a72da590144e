import { isRecord } from '#contracts/is-record'
import type { UploadSource } from '#machines/open-document'
import type { UploadsDoor } from '../../../client/uploads/uploads-door.ts'

/** How far the file is that a document's save waits for. */
export const uploadSource = (uploads: UploadsDoor): UploadSource => ({
  of({ context }) {
    const { file } = context.sent
    const handle = isRecord(file) && typeof file.handle === 'string' ? file.handle : null
    const upload = handle === null ? undefined : uploads.get()?.get(handle)
    if (upload === undefined || upload.phase === 'done') return null
    const { size, progress, phase } = upload
    // The last percent is for what the server does with it.
    const percent = Math.min(Math.floor((progress * 100) / Math.max(size, 1)), 99)
    return { percent, isPaused: phase === 'paused' }
  },
  subscribe: (listener) => uploads.subscribe(listener),
})
