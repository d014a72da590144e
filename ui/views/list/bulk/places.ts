import type { ClientCollection } from '#contracts/admin-config'
import type { BulkResult } from '#contracts/bulk'
import { isOfTrash } from '#contracts/bulk-change'
import type { BulkJob } from '#machines/bulk'

/** Where a document is to be found. */
export type DocumentPlace = 'list' | 'trash' | 'nowhere'

/** Where those are that a job is about. */
export const placeBefore = (job: BulkJob | null): DocumentPlace =>
  job && isOfTrash(job.change) ? 'trash' : 'list'

/** Where one of them is now, as far as the job knows. */
export function placeAfter(
  job: BulkJob | null,
  { outcome }: BulkResult,
  { trash }: ClientCollection,
): DocumentPlace {
  if (outcome !== 'changed') return placeBefore(job)
  switch (job?.change.kind) {
    case 'delete':
      return trash ? 'trash' : 'nowhere'
    case 'deleteForever':
      return 'nowhere'
    default:
      return 'list'
  }
}
