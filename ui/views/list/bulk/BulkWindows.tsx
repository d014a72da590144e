import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import { BulkEdit } from './BulkEdit.tsx'
import { BulkQuestion } from './BulkQuestion.tsx'
import { BulkResults } from './BulkResults.tsx'

interface Props {
  collection: ClientCollection
  bulk: BulkActor
}

/** What stands over a list while many documents are changed; each opens in its own time. */
export const BulkWindows = (props: Props) => (
  <>
    <BulkEdit {...props} />
    <BulkQuestion {...props} />
    <BulkResults {...props} />
  </>
)
