import { useLayoutEffect } from 'react'
import type { CommentsActor } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { openComments } from '#machines/open-comments'
import { changeComments, readComments, sendComment } from '../../../client/comments.ts'
import { commentMarks } from '../../../kit/comments.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import { CommentMark } from './CommentMark.tsx'
import { hearComments } from './hear-comments.ts'
import { threadPaths } from './thread-paths.ts'

/** The comments on a document, for as long as it is on the screen; its fields show which are theirs. */
export function useOpenedComments(document: DocumentActor): CommentsActor {
  const { http, live } = usePanel()
  const { actor } = useOpened(() =>
    openComments(document, {
      read: (ref, signal) => readComments(http, ref, signal),
      send: (ref, sending, signal) => sendComment(http, ref, sending, signal),
      change: (change, signal) => changeComments(http, change, signal),
      hear: (ref, commented) => hearComments(live, ref, commented),
    }),
  )
  useLayoutEffect(() => {
    const paths = threadPaths(document, actor)
    const marks = commentMarks(document)
    marks.show({ actor, paths, Mark: CommentMark })
    return () => {
      marks.show(null)
      paths.end()
    }
  }, [document, actor])
  return actor
}
