import { useEditorsWithin, usePersonName } from '../../kit/people.ts'
import { useText } from '../../kit/text.tsx'
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
  const text = useText()
  const nameOf = usePersonName()
  const names = useEditorsWithin(form.document, prefixes).map(nameOf)
  if (names.length === 0) return null
  const says = names.map((name) => text('presence.editsWithin', { name })).join('\n')
  return (
    <span className={css.root} title={says}>
      <VisuallyHidden>{says}</VisuallyHidden>
      {names.slice(0, most).map((name) => (
        <Avatar key={name} name={name} says="" size="small" />
      ))}
    </span>
  )
}
