import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { documentKey } from '../../../client/live/join-watches.ts'
import type { Live } from '../../../client/live/live.ts'

/**
 * Calls back when somebody has taken a step in the review of a document or saved it, or may have:
 * nothing is heard of what happened before the stream tells of this document the first time. What this
 * person saves here, the document itself tells.
 */
export function hearReview(live: Live, ref: DocumentRef, reviewed: () => void): () => void {
  const key = documentKey(askedDocument(ref))
  let isHeard = false
  const watching = live.watch((heard) => {
    if (heard.type === 'lost') isHeard = false
    else if (heard.type === 'missed') reviewed()
    else if (!('document' in heard) || documentKey(heard.document) !== key) return
    else if (heard.type === 'review' || (heard.type === 'saved' && !heard.isMine)) reviewed()
    else if (heard.type === 'present' && !isHeard) {
      isHeard = true
      reviewed()
    }
  })
  return () => watching.stop()
}
