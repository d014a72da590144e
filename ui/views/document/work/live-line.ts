import { askedDocument } from '#contracts/document-ref'
import type { Attention, OutsideEvent } from '#machines/open-document'
import { documentKey } from '../../../client/live/join-watches.ts'
import type { Heard, Live, Watching } from '../../../client/live/live.ts'
import type { OwnSaves } from './own-saves.ts'

type Tell = (event: OutsideEvent) => void

/** What others do to one document, and what they are told of this person. */
export function liveLine(live: Live, ownSaves: OwnSaves) {
  let watching: Watching | null = null
  let shown: Attention | null = null
  return {
    hear(tell: Tell): () => void {
      const watch = live.watch((heard) => {
        const event = eventOf(heard, shown, ownSaves)
        if (event) tell(event)
      })
      watching = watch
      return () => watch.stop()
    },
    attend(attention: Attention | null): void {
      shown = attention
      watching?.show({ documents: attention ? [watchedBy(attention)] : [] })
    },
  }
}

const watchedBy = ({ ref, activity, field }: Attention) => ({
  ...askedDocument(ref),
  activity,
  ...(field !== null && { field }),
})

/** What is heard of the document that is shown; null: it is about another one. */
function eventOf(heard: Heard, shown: Attention | null, ownSaves: OwnSaves): OutsideEvent | null {
  if (heard.type === 'lost') return { type: 'server.people', people: [] }
  if (heard.type === 'missed') return { type: 'server.missed' }
  if (heard.type === 'inbox') return null
  const isMeant =
    shown !== null && documentKey(heard.document) === documentKey(askedDocument(shown.ref))
  if (!isMeant) return null
  switch (heard.type) {
    case 'present':
      return { type: 'server.people', people: heard.people }
    case 'lock':
      return { type: 'server.lockChanged', lock: heard.lock }
    case 'saved':
      if (ownSaves.has(heard.save)) return { type: 'server.savedOwn', at: heard.at }
      return { type: 'server.saved', by: heard.by, isMine: heard.isMine, at: heard.at }
    case 'deleted':
      return {
        ...{ type: 'server.deleted', by: heard.by, isMine: heard.isMine },
        ...(heard.inTrash && { inTrash: true }),
      }
    case 'comments':
    case 'review':
    case 'assignments':
      return null
  }
}
