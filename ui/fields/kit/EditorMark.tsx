import { useEditorOf, usePersonName, usePresenceText } from '../../kit/people.ts'
import { Avatar } from '../../parts/Avatar.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { Form } from '../form.ts'
import css from './EditorMark.module.css'

/** Says who else is in this field at the moment (LOCK-6). Nothing but this is painted again for it. */
export function EditorMark({ form, path }: { form: Form; path: string }) {
  const saysThat = usePresenceText()
  const nameOf = usePersonName()
  const editor = useEditorOf(form.document, path)
  if (editor === undefined) return null
  const name = nameOf(editor)
  const says = saysThat(editor, 'edits')
  return (
    <span className={css.root} title={says}>
      <VisuallyHidden>{says}</VisuallyHidden>
      <Avatar name={name} says="" size="small" />
      <span className={css.name} aria-hidden="true" dir="auto">
        {name}
      </span>
    </span>
  )
}
