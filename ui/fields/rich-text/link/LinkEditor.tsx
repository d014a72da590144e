import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useEffectEvent } from 'react'
import type { DocumentData } from '#config-schema'
import { caretRect, Floating } from '../writing/floating.tsx'
import css from './LinkEditor.module.css'
import type { LinkFormProps } from './LinkForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { $linkAtCaret, removeLink, writeLink } from './link-acts.ts'
import { ShownLink } from './ShownLink.tsx'

interface LinkEditorProps extends LinkFormProps {
  editor: LexicalEditor
}

/** What a link leads to, beside the caret; and the form in which it is changed (RICH-5). */
export function LinkEditor({ editor, actor, collections, locale, choose }: LinkEditorProps) {
  const isShown = useSelector(actor, (state) => state.matches('shown'))
  const isEditing = useSelector(actor, (state) => state.matches('editing'))
  const link = useSelector(actor, ({ context }) => context.link)

  const write = useEffectEvent((key: string | null, fields: DocumentData) =>
    writeLink(editor, key, fields),
  )
  useEffect(() => {
    const end = editor.registerUpdateListener(({ tags }) => {
      if (tags.has(SKIP_DOM_SELECTION_TAG)) return
      actor.send({ type: 'page.selected', link: editor.read($linkAtCaret) })
    })
    const subscriptions = [
      actor.on('written', ({ key, fields }) => write(key, fields)),
      actor.on('removed', ({ key }) => removeLink(editor, key)),
      actor.on('left', () => editor.focus()),
    ]
    return () => {
      end()
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [actor, editor])

  if (!link || (!isShown && !isEditing)) return null
  const anchor = () => anchorOf(editor, link.key)
  return (
    <Floating anchor={anchor} offset={8} from="bottom" side="below" className={css.root}>
      {isEditing ? (
        <LinkForm {...{ actor, collections, locale, choose }} />
      ) : (
        <ShownLink {...{ actor, editor, locale }} fields={link.fields} />
      )}
    </Floating>
  )
}

function anchorOf(editor: LexicalEditor, key: string | null): DOMRect | null {
  const element = key === null ? null : editor.getElementByKey(key)
  return element?.getBoundingClientRect() ?? caretRect(editor.getRootElement()) ?? null
}
