import { useText } from '../../kit/text.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { Form } from '../form.ts'
import { useErrorCount } from '../form.ts'
import css from './ErrorCount.module.css'

/** How many fields in here the server refused, on whatever hides them. Nothing where there are none. */
export function ErrorCount({ form, prefixes }: { form: Form; prefixes: readonly string[] }) {
  const text = useText()
  const count = useErrorCount(form, prefixes)
  if (count === 0) return null
  return (
    <span className={css.root} title={text('field.errors', { count })}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text('field.errors', { count })}</VisuallyHidden>
    </span>
  )
}
