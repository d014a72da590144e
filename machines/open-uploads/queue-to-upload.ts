import type { UploadActor } from '#machines/upload'
import type { UploadQueueActor } from '#machines/upload-queue'
import { find } from '#machines/upload-queue'
import type { End } from '../kit/follow.ts'
import { follow } from '../kit/follow.ts'

/** The queue says whose turn it is; each upload is told what has changed for it alone. */
export const queueToUpload = (queue: UploadQueueActor, key: string, upload: UploadActor): End =>
  follow(
    queue,
    ({ context }) => find(context.uploads, key)?.phase ?? null,
    (phase) => {
      if (phase === 'active') upload.send({ type: 'system.start' })
      else if (phase === 'paused') upload.send({ type: 'user.pause' })
      else if (phase === null) upload.send({ type: 'user.remove' })
    },
  )
