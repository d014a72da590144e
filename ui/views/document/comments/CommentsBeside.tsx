import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { Mentionable } from '#contracts/comments'
import type { CommentsActor } from '#machines/comments'
import { isUnsent } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { showField } from '../../../fields/errors/show-field.ts'
import { useFieldsOf } from '../../../fields/errors/use-fields-of.ts'
import { fieldElement } from '../../../fields/kit/reveal.ts'
import { useText } from '../../../kit/text.tsx'
import { Drawer } from '../../../parts/Drawer.tsx'
import { useGuarded } from '../../../parts/form-guard.tsx'
import { isWide, onWidth } from '../preview/preview-place.ts'
import { CommentsList } from './CommentsList.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import { CommentedContext } from './commented-document.ts'
import { DeleteQuestion } from './DeleteQuestion.tsx'
import type { GoTo } from './go-to.ts'
import { draftFocus } from './panel-focus.ts'
import { focusPin } from './pin-focus.ts'
import { useLinkedThread } from './use-linked-thread.ts'
import { useOpenedComments } from './use-opened-comments.ts'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** What people say about a document: beside its form, or over it where there is room for one of them. */
export function CommentsBeside({ document }: Props) {
  const text = useText()
  const comments = useOpenedComments(document)
  const isOpen = useSelector(comments, (state) => state.matches({ panel: 'open' }))
  const hasRoom = useSyncExternalStore(onWidth, isWide)
  const shown = useSelector(comments, ({ context }) => context.shown)
  useGuardedDrafts(comments)
  useLinkedThread(comments)
  const ref = useSelector(document, ({ context }) => context.ref)
  const [chosen, setChosen] = useState<readonly Mentionable[]>([])
  const commented = useMemo(
    () => ({ ref, chosen, choose: (one: Mentionable) => setChosen([one, ...chosen]) }),
    [ref, chosen],
  )
  const close = () => comments.send({ type: 'user.close' })
  const fields = useFieldsOf(document)
  const going = useRef<Parameters<GoTo> | null>(null)
  const show: GoTo = (path, pin) => {
    if (pin === undefined || !focusPin(pin)) showField(document, fields, [path])
  }
  const go: GoTo = (...way) => {
    if (hasRoom) return show(...way)
    going.current = way
    close()
  }
  /** The drawer gives the focus to the field that somebody goes to. */
  const arrive = () => {
    const way = going.current
    going.current = null
    if (way === null) return null
    show(...way)
    return fieldElement(way[0])?.closest('[data-field]')?.contains(window.document.activeElement)
      ? (window.document.activeElement as HTMLElement)
      : null
  }
  const list = <CommentsList document={document} comments={comments} onGo={go} />
  return (
    <CommentedContext value={commented}>
      {hasRoom && isOpen && (
        <CommentsPanel onClose={close} comments={comments}>
          {list}
        </CommentsPanel>
      )}
      <Drawer
        open={!hasRoom && isOpen}
        onCancel={close}
        title={text('comments.title')}
        closeLabel={text('app.close')}
        // What is written stays a draft.
        entries="none"
        initialFocus={shown !== null && 'draft' in shown ? draftFocus : undefined}
        finalFocus={arrive}
      >
        {list}
      </Drawer>
      <DeleteQuestion comments={comments} />
    </CommentedContext>
  )
}

/** Leaving the page asks first while there is a text that nobody has. */
function useGuardedDrafts(comments: CommentsActor): void {
  const hasUnsent = useSelector(comments, ({ context }) => context.drafts.some(isUnsent))
  const { tell } = useGuarded(true, 'own', nothing)
  useEffect(() => {
    tell('comments', hasUnsent)
    return () => tell('comments', false)
  }, [tell, hasUnsent])
}

const nothing = () => {}
