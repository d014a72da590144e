import { useLayoutEffect } from 'react'
import { createActor } from 'xstate'
import type { AdminConfig } from '#contracts/admin-config'
import type { CommentsActor } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { openComments } from '#machines/open-comments'
import { picturePointMachine } from '#machines/picture-point'
import { keepCommentDrafts } from '../../../client/comment-drafts.ts'
import { changeComments, readComments, sendComment } from '../../../client/comments.ts'
import { fieldsIn } from '../../../fields/errors/use-fields-of.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { commentMarks } from '../../../kit/comments.ts'
import { adminConfigKey, useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import { hearBeside } from '../work/hear-beside.ts'
import { inLanguage } from './anchors.ts'
import { CommentMark } from './CommentMark.tsx'
import { PicturePins } from './PicturePins.tsx'
import { PictureTool } from './PictureTool.tsx'
import { selectedAnchor } from './quoted-text.ts'
import { threadPaths } from './thread-paths.ts'
import { highlightWords } from './word-highlights.ts'

/** The comments on a document, for as long as it is on the screen; its fields show which are theirs. */
export function useOpenedComments(document: DocumentActor): CommentsActor {
  const { http, live, queries, session } = usePanel()
  const { user } = useConfig()
  const { actor } = useOpened(() =>
    openComments(document, {
      read: (ref, signal) => readComments(http, ref, signal),
      send: (ref, sending, signal) => sendComment(http, ref, sending, signal),
      change: (change, signal) => changeComments(http, change, signal),
      hear: (ref, commented) => hearBeside(live, ref, ({ type }) => type === 'comments', commented),
      drafts(document, found) {
        const { base, ref } = document.getSnapshot().context
        const createdAt = base.createdAt ?? null
        const isTheirs = () => session.getSnapshot().context.user?.id === user.id
        return keepCommentDrafts({ user, ref, createdAt, tab: newId(), isTheirs }, found)
      },
    }),
  )
  useLayoutEffect(() => {
    const paths = threadPaths(document, actor)
    const endHighlights = highlightWords(document, actor)
    const marks = commentMarks(document)
    const point = createActor(picturePointMachine).start()
    marks.show({
      actor,
      paths,
      Mark: CommentMark,
      point,
      Pins: PicturePins,
      PictureTool,
      onWords(locale) {
        const { ref, values } = document.getSnapshot().context
        const words = selectedAnchor(values)
        if (!words) return
        const fields = fieldsIn(queries.getQueryData<AdminConfig>(adminConfigKey), ref)
        const anchor = inLanguage(words, values, fields, locale)
        actor.send({ type: 'user.compose', to: { kind: 'thread', anchor } })
      },
    })
    return () => {
      marks.show(null)
      paths.end()
      endHighlights()
      point.stop()
    }
  }, [document, actor, queries])
  return actor
}
