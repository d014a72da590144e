import type { TextField as Field } from '#contracts/fields'
import { Input } from '../../parts/Input.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { useHalfTyped } from '../kit/use-half-typed.ts'
import { useWritten } from '../kit/use-written.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { SeoTextAid } from '../seo/SeoAid.tsx'
import { isSeoText } from '../seo/seo-fields.ts'
import { Tags } from './Tags.tsx'
import { TitleInput } from './TitleInput.tsx'
import { directionOf, textOf, textsOf, valueOfText } from './texts.ts'

/** A line of text, or several short ones. */
export function TextField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const halfTyped = useHalfTyped(form, path)
  const written = useWritten(form, field)
  const line = {
    dir: directionOf(field, textOf(value), written),
    autoComplete: field.autoComplete ?? 'off',
    value: textOf(value),
  }
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      below={isSeoText(field) && <SeoTextAid form={form} field={field} path={path} />}
    >
      {(control) =>
        field.hasMany ? (
          <Tags
            {...control}
            dir={directionOf(field, '', written)}
            tags={textsOf(value)}
            halfTyped={halfTyped}
            onChange={edit}
          />
        ) : form.titlePath === path ? (
          <TitleInput {...control} {...line} onChange={(title) => edit(valueOfText(title))} />
        ) : (
          <Input
            {...control}
            {...line}
            onChange={(event) => edit(valueOfText(event.currentTarget.value))}
          />
        )
      }
    </ValueFrame>
  )
}
