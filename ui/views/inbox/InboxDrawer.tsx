import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { InboxActor } from '#machines/inbox'
import { unreadIn } from '#machines/inbox'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Drawer } from '../../parts/Drawer.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { InboxEntryView } from './InboxEntryView.tsx'
import css from './InboxList.module.css'

/** What others wrote, beside the page that one comes from. */
export function InboxDrawer({ inbox }: { inbox: InboxActor }) {
  const text = useText()
  const isOpen = useSelector(inbox, (state) => state.matches({ panel: 'open' }))
  const going = useRef<DocumentId | null>(null)
  const close = () => inbox.send({ type: 'user.close' })
  const go = (thread: DocumentId | null) => {
    going.current = thread
    close()
  }
  /** Where its document is on the screen already, the thread has the focus. */
  const arrive = () => {
    const thread = going.current
    going.current = null
    if (thread === null) return null
    return document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(String(thread))}"]`)
  }
  return (
    <Drawer
      open={isOpen}
      onCancel={close}
      title={text('inbox.title')}
      closeLabel={text('app.close')}
      finalFocus={arrive}
    >
      <InboxList inbox={inbox} onGo={go} />
    </Drawer>
  )
}

interface ListProps {
  inbox: InboxActor
  /** null: to the document as a whole. */
  onGo: (thread: DocumentId | null) => void
}

function InboxList({ inbox, onGo }: ListProps) {
  const text = useText()
  const { entries, problem } = useSelector(inbox, ({ context }) => context)
  const isReading = useSelector(inbox, (state) => state.matches({ list: 'reading' }))
  const isUnread = useSelector(inbox, (state) => state.matches({ list: 'unread' }))
  const isMarking = useSelector(inbox, (state) => state.matches({ list: { known: 'marking' } }))
  if (isReading) return <Skeleton label={text('app.loading')} lines={4} />
  if (isUnread) {
    return <ProblemNotice problem={problem} onRetry={() => inbox.send({ type: 'user.retry' })} />
  }
  if (entries.length === 0) return <EmptyState>{text('inbox.empty')}</EmptyState>
  return (
    <div className={css.root}>
      <ProblemNotice problem={problem} />
      {unreadIn(entries).length > 0 && (
        <Button busy={isMarking} onClick={() => inbox.send({ type: 'user.readAll' })}>
          {text('inbox.readAll')}
        </Button>
      )}
      <ul>
        {entries.map((entry) => (
          <InboxEntryView
            key={entry.id}
            entry={entry}
            onFollow={() => inbox.send({ type: 'user.read', id: entry.id })}
            onGo={() => onGo('thread' in entry ? entry.thread : null)}
          />
        ))}
      </ul>
    </div>
  )
}
