import type { TextField as Field } from '#config-schema'
import { Input } from '../../parts/Input.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { Tags } from './Tags.tsx'
import { textOf, textsOf, valueOfText } from './texts.ts'

/** A line of text, or several short ones. */
export function TextField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  return (
    <ValueFrame form={form} field={field} path={path}>
      {(control) =>
        field.hasMany ? (
          <Tags {...control} tags={textsOf(value)} onChange={edit} />
        ) : (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            value={textOf(value)}
            onChange={(event) => edit(valueOfText(event.currentTarget.value))}
          />
        )
      }
    </ValueFrame>
  )
}
