import type { UploadActor, UploadSnapshot } from '#machines/upload'
import type { UploadQueueActor, UploadTold } from '#machines/upload-queue'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'

/** Each upload says how far it is, and that it ended. */
export const uploadToQueue = (upload: UploadActor, key: string, queue: UploadQueueActor): End =>
  endAll(
    upload.subscribe((snapshot) => queue.send({ type: 'system.told', key, ...toldBy(snapshot) })),
  )

function toldBy(snapshot: UploadSnapshot): Omit<UploadTold, 'key'> {
  const { progress } = snapshot.context
  if (snapshot.matches('done')) return { phase: 'done', progress }
  const isStopped = snapshot.hasTag('stopped') && !snapshot.matches('paused')
  return { phase: isStopped ? 'failed' : 'active', progress }
}
