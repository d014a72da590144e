import type { DateField } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import type { Form } from '../form.ts'
import { useEdit, useError, useValue } from '../form.ts'
import { controlId } from '../kit/handles.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { SelectOne } from '../select/SelectOne.tsx'
import { textOf } from '../text/texts.ts'
import css from './TimeZone.module.css'

interface TimeZoneProps {
  form: Form
  field: DateField
  path: string
  timezone: NonNullable<DateField['timezone']>
}

/** The time zone that is kept beside a date. */
export function TimeZone({ form, field, path, timezone }: TimeZoneProps) {
  const text = useText()
  const value = useValue(form, path)
  const error = useError(form, path)
  const edit = useEdit(form, path)
  const id = controlId(path)
  return (
    <div data-field={path} className={css.root}>
      <label id={`${id}-label`} className={css.label} htmlFor={id}>
        {text('field.date.timezone')}
      </label>
      <SelectOne
        id={id}
        required={timezone.required}
        aria-describedby={undefined}
        aria-invalid={error ? true : undefined}
        readOnly={isReadOnly(form, field)}
        placeholder={undefined}
        options={timezone.options}
        canBeEmpty={!timezone.required}
        value={textOf(value) || (timezone.defaultValue ?? '')}
        onChange={edit}
      />
    </div>
  )
}
