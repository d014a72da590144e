import type { DateField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { DateControl } from './DateControl.tsx'
import { TimeZone } from './TimeZone.tsx'

/** A day, a month, a time of day, or an instant; with its time zone, where that is kept. */
export function DateField({ form, field, path }: FieldViewProps<Field>) {
  const zonePath = `${path}_tz`
  const value = useValue(form, path)
  const zone = useValue(form, zonePath)
  const edit = useEdit(form, path)
  const chosen = typeof zone === 'string' && zone !== '' ? zone : field.timezone?.defaultValue
  return (
    <DateControl
      form={form}
      field={field}
      path={path}
      iso={typeof value === 'string' ? value : null}
      zone={(field.timezone && chosen) ?? undefined}
      onChange={edit}
    >
      {field.timezone && (
        <TimeZone form={form} field={field} path={zonePath} timezone={field.timezone} />
      )}
    </DateControl>
  )
}
