import type { UploadActor } from '#machines/upload'
import type { End } from '../kit/follow.ts'
import { follow } from '../kit/follow.ts'
import type { UploadsWork } from './open-uploads.types.ts'

/** An upload may be the first to hear that the session ended. */
export const uploadToSession = (
  upload: UploadActor,
  { tell }: { tell: Pick<UploadsWork['tell'], 'signedOut'> },
): End =>
  follow(
    upload,
    (state) => state.matches('signedOut'),
    (isSignedOut) => {
      if (isSignedOut) tell.signedOut()
    },
  )

/** What waits for the network, or for a session, hears that it is back. */
export const outsideToUploads = (
  uploads: () => Iterable<UploadActor>,
  { hear }: Pick<UploadsWork, 'hear'>,
): End =>
  hear((event) => {
    for (const upload of uploads()) upload.send(event)
  })
