import type { PasswordField as Field } from '#contracts/fields'
import { Input } from '../../parts/Input.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { textOf, valueOfText } from '../text/texts.ts'

/** A new password; the server never sends one back. */
export function PasswordField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  return (
    <ValueFrame form={form} field={field} path={path}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete={field.autoComplete ?? 'new-password'}
          value={textOf(value)}
          onChange={(event) => edit(valueOfText(event.currentTarget.value))}
        />
      )}
    </ValueFrame>
  )
}
