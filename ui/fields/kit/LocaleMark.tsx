import type { ValueField } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { Form } from '../form.ts'
import css from './LocaleMark.module.css'

/** Says of a localized field which language is written here. */
export function LocaleMark({ form, field }: { form: Form; field: Pick<ValueField, 'localized'> }) {
  const text = useText()
  if (!field.localized || form.locale === null) return null
  return (
    <span className={css.root} title={text('field.localized', { locale: form.locale })}>
      <VisuallyHidden>{text('field.localized', { locale: form.locale })}</VisuallyHidden>
      <span aria-hidden="true">{form.locale}</span>
    </span>
  )
}
