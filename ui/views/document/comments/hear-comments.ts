import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import { documentKey } from '../../../client/live/join-watches.ts'
import type { Live } from '../../../client/live/live.ts'

/**
 * Calls back when somebody has commented on the document, or may have: nothing is heard of what was
 * said before the stream tells of this document the first time.
 */
export function hearComments(live: Live, ref: DocumentRef, commented: () => void): () => void {
  const key = documentKey(askedDocument(ref))
  let isHeard = false
  const watching = live.watch((heard) => {
    if (heard.type === 'lost') isHeard = false
    else if (heard.type === 'missed') commented()
    else if (!('document' in heard) || documentKey(heard.document) !== key) return
    else if (heard.type === 'comments') commented()
    else if (heard.type === 'present' && !isHeard) {
      isHeard = true
      commented()
    }
  })
  return () => watching.stop()
}
