import type { BulkUploadActor } from '#machines/bulk-upload'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { saveToBulk } from './document-to-bulk.ts'
import type { FilesHere } from './files-here.ts'
import type { HeldFormOfAll } from './form-of-all.ts'

/** Each document is saved when it is its turn, and dropped with its file. */
export const bulkToDocument = (
  bulk: BulkUploadActor,
  files: FilesHere<unknown>,
  forAll: HeldFormOfAll,
): End =>
  endAll(
    bulk.on('saveWanted', (asked) => void saveToBulk(files.get(asked.key)!.document, asked, bulk)),
    bulk.on('removed', ({ key }) => files.drop(key)),
    bulk.on('ended', () => {
      files.dropAll()
      forAll.forget()
    }),
  )
