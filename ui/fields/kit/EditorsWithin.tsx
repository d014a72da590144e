import { useEditorsWithin, usePersonName, usePresenceText } from '../../kit/people.ts'
import { Avatar } from '../../parts/Avatar.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { Form } from '../form.ts'
import css from './EditorsWithin.module.css'

/** More would push aside what is closed. */
const most = 3

interface Props {
  form: Form
  /** Of what is closed, and so not on the page. */
  prefixes: readonly string[]
}

/** Says who else is in a field in here, on whatever hides it (LOCK-6). */
export function EditorsWithin({ form, prefixes }: Props) {
  const saysThat = usePresenceText()
  const nameOf = usePersonName()
  const editors = useEditorsWithin(form.document, prefixes)
  if (editors.length === 0) return null
  const names = editors.map(nameOf)
  const says = editors.map((editor) => saysThat(editor, 'editsWithin')).join('\n')
  return (
    <span className={css.root} title={says}>
      <VisuallyHidden>{says}</VisuallyHidden>
      {names.slice(0, most).map((name) => (
        <Avatar key={name} name={name} says="" size="small" />
      ))}
    </span>
  )
}
