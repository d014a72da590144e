import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { CommentAnchor } from '#contracts/comments'
import { memberNamed } from '#contracts/fields'
import type { CommentsActor } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { placeAt } from '#machines/document'
import type { Action } from '../../../actions/action.ts'
import type { Shortcut } from '../../../actions/shortcut.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import { fieldAround } from '../work/field-around.ts'
import { anchorAt, inLanguage } from './anchors.ts'
import { selectedAnchor } from './quoted-text.ts'

const keys: readonly Shortcut[] = ['mod+alt+m']

/** What can be commented on from here: the field that has the focus, and the document. */
export function useCommentActions(
  document: DocumentActor,
  { fields }: ClientCollection | ClientGlobal,
  comments: CommentsActor,
): readonly Action[] {
  const text = useText()
  const locale = useLocale()
  const path = useFocusedField()
  const mayComment = useSelector(comments, ({ context }) => context.mayComment)
  if (!mayComment) return []
  const compose = (anchor: CommentAnchor) =>
    comments.send({ type: 'user.compose', to: { kind: 'thread', anchor } })
  const onDocument: Action = {
    id: 'comment-on-document',
    label: text('comments.addToDocument'),
    run: () => compose({}),
  }
  // What is no field of the config, such as a file, has no comments of its own.
  if (path === null || !memberNamed(fields, path.split('.', 1)[0]!))
    return [{ ...onDocument, keys }]
  const { values } = document.getSnapshot().context
  const field = labelsAt(fields, placeAt(values, path), [values]).join(' › ')
  const onField: Action = {
    id: 'comment-on-field',
    label: text('comments.add', { field }),
    keys,
    run() {
      const { values } = document.getSnapshot().context
      const words = selectedAnchor(values)
      compose(
        words ? inLanguage(words, values, fields, locale) : anchorAt(path, values, fields, locale),
      )
    },
  }
  return [onField, onDocument]
}

/** The field that has the focus, or had it before the palette took it. */
function useFocusedField(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const look = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !target.closest('[data-form-ready]')) return
      setPath(fieldAround(target))
    }
    const hear = ({ target }: FocusEvent) => look(target)
    look(window.document.activeElement)
    addEventListener('focusin', hear)
    return () => removeEventListener('focusin', hear)
  }, [])
  return path
}
