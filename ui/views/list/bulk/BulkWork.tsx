import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { BulkEdit } from './BulkEdit.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkQuestion } from './BulkQuestion.tsx'
import { BulkResults } from './BulkResults.tsx'

interface Props {
  collection: ClientCollection
  bulk: BulkActor
  /** What stands over the list, or above it. One file has both: the bar is there when the question closes. */
  part: 'windows' | 'bar'
}

/** What is shown while many documents are changed; each window opens in its own time. */
export const BulkWork = ({ part, ...props }: Props) =>
  part === 'bar' ? (
    <BulkProgress {...props} />
  ) : (
    <>
      <BulkEdit {...props} />
      <BulkQuestion {...props} />
      <BulkResults {...props} />
    </>
  )
