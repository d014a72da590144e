import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { InboxActor } from '#machines/inbox'
import { unreadIn } from '#machines/inbox'
import { useConfig } from '../../kit/config.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useSentences } from '../../kit/sentences.ts'
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
  const sentences = useSentences()
  const has = useHas()
  const isReading = useSelector(inbox, (state) => state.matches({ list: 'reading' }))
  const isUnread = useSelector(inbox, (state) => state.matches({ list: 'unread' }))
  const isMarking = useSelector(inbox, (state) => state.matches({ list: { known: 'marking' } }))
  const shownHere = [
    ...(has(({ comments }) => comments) ? [text('inbox.empty')] : []),
    ...(has(({ assignments }) => assignments) ? [text('tasks.empty')] : []),
  ]
  if (isReading) return <Skeleton label={text('app.loading')} lines={4} />
  if (isUnread) {
    return <ProblemNotice problem={problem} onRetry={() => inbox.send({ type: 'user.retry' })} />
  }
  if (entries.length === 0) return <EmptyState>{sentences(...shownHere)}</EmptyState>
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

/** Whether any kind of document here has such a thing beside it. */
function useHas() {
  const { collections, globals } = useConfig()
  return (asked: (entity: ClientCollection | ClientGlobal) => true | undefined): boolean =>
    [...collections, ...globals].some(asked)
}
