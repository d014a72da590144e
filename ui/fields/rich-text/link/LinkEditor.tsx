import { createDOMRange } from '@lexical/selection'
import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { $getEditor, $getSelection, $isRangeSelection } from 'lexical'
import type { ClientField, RichTextField } from '#contracts/fields'
import type { FieldViewProps } from '../../field-view.ts'
import { caretRect, Floating } from '../writing/floating.tsx'
import css from './LinkEditor.module.css'
import type { LinkFormProps } from './LinkForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { ShownLink } from './ShownLink.tsx'
import { useLinkPlace } from './use-link-place.ts'
import { useRevertedLink } from './use-reverted-link.ts'

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

  useRevertedLink(actor, form, isEditing ? place : null)

  if (!link || (!isShown && !isEditing)) return null
  const anchor = () => anchorOf(editor, link.key)
  return (
    <Floating
      text={editor.getRootElement()}
      anchor={anchor}
      offset={8}
      from="bottom"
      side="below"
      className={css.root}
    >
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
  return (
    element?.getBoundingClientRect() ??
    editor.read($selectedRect) ??
    caretRect(editor.getRootElement())
  )
}

/** Where the words are that become a link: the page's own selection is in the form by now. */
function $selectedRect(): DOMRect | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const { anchor, focus } = selection
  const ends = [anchor.getNode(), anchor.offset, focus.getNode(), focus.offset] as const
  const rect = createDOMRange($getEditor(), ...ends)?.getBoundingClientRect()
  return rect && rect.height > 0 ? rect : null
}
