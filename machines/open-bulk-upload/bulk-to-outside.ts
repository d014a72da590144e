import type { BulkUploadActor } from '#machines/bulk-upload'
import type { End } from '../kit/follow.ts'
import { endAll, follow } from '../kit/follow.ts'
import type { FilesHere } from './files-here.ts'
import type { BulkUploadWork } from './open-bulk-upload.types.ts'

type Work = Pick<BulkUploadWork<unknown>, 'hear' | 'tell'>

/** When all turns are over, the list has others in it. */
export const bulkToOutside = (bulk: BulkUploadActor, { tell }: Pick<Work, 'tell'>): End =>
  follow(
    bulk,
    (state) => state.matches('saving'),
    (isSaving) => {
      if (!isSaving) tell.changed()
    },
  )

/** What waits for the network, or for a session, hears that it is back. */
export const outsideToDocument = (
  files: FilesHere<unknown>,
  show: () => void,
  { hear }: Pick<Work, 'hear'>,
): End =>
  endAll(
    hear((event) => {
      if (event.type === 'uploads.changed') show()
      else files.tellAll(event)
    }),
  )
