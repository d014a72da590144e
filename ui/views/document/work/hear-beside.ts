import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { LiveEvent } from '#contracts/events'
import { documentKey } from '../../../client/live/join-watches.ts'
import type { Live } from '../../../client/live/live.ts'

/**
 * Calls back when something that is meant has happened to the document, or may have: nothing is heard of what
 * happened before the stream tells of this document the first time.
 */
export function hearBeside(
  live: Live,
  ref: DocumentRef,
  isMeant: (event: LiveEvent) => boolean,
  happened: () => void,
): () => void {
  const key = documentKey(askedDocument(ref))
  let isHeard = false
  const watching = live.watch((heard) => {
    if (heard.type === 'lost') isHeard = false
    else if (heard.type === 'missed') happened()
    else if (!('document' in heard) || documentKey(heard.document) !== key) return
    else if (isMeant(heard)) happened()
    else if (heard.type === 'present' && !isHeard) {
      isHeard = true
      happened()
    }
  })
  return () => watching.stop()
}
