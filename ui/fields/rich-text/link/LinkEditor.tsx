import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, RichTextField } from '#contracts/fields'
import { at, equal } from '#machines/document'
import type { FieldViewProps } from '../../field-view.ts'
import { initialValues } from '../../initial-values.ts'
import { caretRect, Floating } from '../writing/floating.tsx'
import css from './LinkEditor.module.css'
import type { LinkFormProps } from './LinkForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { $linkAtCaret, removeLink, writeLink } from './link-acts.ts'
import { ShownLink } from './ShownLink.tsx'
import { useLinkPlace } from './use-link-place.ts'

interface LinkEditorProps
  extends Omit<LinkFormProps, 'ownFields'>,
    Pick<FieldViewProps<RichTextField>, 'form' | 'path' | 'List'> {
  editor: LexicalEditor
  /** The site's own fields of each link. */
  fields: readonly ClientField[]
}

/** What a link leads to, beside the caret; and the form in which it is changed (RICH-5). */
export function LinkEditor(props: LinkEditorProps) {
  const { editor, actor, collections, fields, form, List, locale, path, choose } = props
  const isShown = useSelector(actor, (state) => state.matches('shown'))
  const isEditing = useSelector(actor, (state) => state.matches('editing'))
  const link = useSelector(actor, ({ context }) => context.link)

  const place = useLinkPlace(editor, form, path, link?.key ?? null)

  const write = useEffectEvent((key: string | null, target: DocumentData) => {
    writeLink(editor, key, key === null ? { ...initialValues(fields), ...target } : target)
    // The fields of a link are filled in where it is.
    const made = key === null && fields.length > 0 ? editor.read($linkAtCaret) : null
    if (made) actor.send({ type: 'user.edit', link: made })
  })
  const atOpening = useRef<Json>(undefined)
  useEffect(() => {
    if (isEditing && place !== null) {
      atOpening.current = at(form.document.getSnapshot().context.values, place)
    }
  }, [isEditing, place, form])
  const revert = useEffectEvent(() => {
    const [now, before] = [
      place && at(form.document.getSnapshot().context.values, place),
      atOpening.current,
    ]
    if (place === null || before === undefined || equal(now, before)) return
    form.document.send({ type: 'user.edit', path: place, value: before })
  })
  useEffect(() => {
    const end = editor.registerUpdateListener(({ tags }) => {
      if (tags.has(SKIP_DOM_SELECTION_TAG)) return
      actor.send({ type: 'page.selected', link: editor.read($linkAtCaret) })
    })
    const subscriptions = [
      actor.on('written', ({ key, fields }) => write(key, fields)),
      actor.on('removed', ({ key }) => removeLink(editor, key)),
      actor.on('reverted', () => revert()),
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
        <LinkForm
          {...{ actor, collections, locale, choose }}
          ownFields={
            fields.length > 0 &&
            place !== null && <List form={form} fields={fields} parent={place} />
          }
        />
      ) : (
        <ShownLink {...{ actor, editor, form, locale, place }} fields={link.fields} />
      )}
    </Floating>
  )
}

function anchorOf(editor: LexicalEditor, key: string | null): DOMRect | null {
  const element = key === null ? null : editor.getElementByKey(key)
  return element?.getBoundingClientRect() ?? caretRect(editor.getRootElement()) ?? null
}
