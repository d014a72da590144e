import type { SelectField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { textOf, textsOf } from '../text/texts.ts'
import { SelectMany } from './SelectMany.tsx'
import { SelectOne } from './SelectOne.tsx'

/** One of the config's options, or several. */
export function SelectField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  return (
    <ValueFrame form={form} field={field} path={path}>
      {(control) =>
        field.hasMany ? (
          <SelectMany {...control} field={field} values={textsOf(value)} onChange={edit} />
        ) : (
          <SelectOne
            {...control}
            options={field.options}
            canBeEmpty={field.isClearable && !field.required}
            value={textOf(value)}
            onChange={edit}
          />
        )
      }
    </ValueFrame>
  )
}
