import { useEffect, useState } from 'react'
import type { TextKey } from '#locales'
import type { CommentsActor } from '#machines/comments'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'

const words = {
  added: 'comments.added',
  edited: 'comments.edited.done',
  deleted: 'comments.deleted',
  resolved: 'comments.resolve.done',
  reopened: 'comments.reopen.done',
} as const satisfies Record<string, TextKey>

/** What has been done, once for each time. */
export function CommentsSaid({ comments }: { comments: CommentsActor }) {
  const text = useText()
  const [said, say] = useState<{ what: keyof typeof words; time: number } | null>(null)
  useEffect(() => {
    const { unsubscribe } = comments.on('done', ({ what }) =>
      say((before) => ({ what, time: (before?.time ?? 0) + 1 })),
    )
    return unsubscribe
  }, [comments])
  return (
    <VisuallyHidden role="status">
      {said && <span key={said.time}>{text(words[said.what])}</span>}
    </VisuallyHidden>
  )
}
