import { useSelector } from '@xstate/react'
import type { CommentsActor } from '#machines/comments'
import { targetKey } from '#machines/comments'
import { useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Composer } from './Composer.tsx'

/** What somebody wrote to a thread that was deleted: it stays until they discard it. */
export function LostDrafts({ comments }: { comments: CommentsActor }) {
  const text = useText()
  const { drafts, threads } = useSelector(comments, ({ context }) => context)
  return drafts.map((draft) => {
    const { to } = draft
    if (to.kind === 'thread' || threads.some(({ id }) => id === to.thread)) return null
    return (
      <div key={targetKey(to)}>
        <Notice tone="warning">{text('comments.deleted')}</Notice>
        <Composer comments={comments} draft={draft} submit="comments.reply" />
      </div>
    )
  })
}
