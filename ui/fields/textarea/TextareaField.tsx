import type { TextareaField as Field } from '#contracts/fields'
import { Textarea } from '../../parts/Textarea.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { useWritten } from '../kit/use-written.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { SeoTextAid } from '../seo/SeoAid.tsx'
import { isSeoText } from '../seo/seo-fields.ts'
import { textOf, valueOfText } from '../text/texts.ts'
import { directionOfText } from './direction.ts'

/** Several lines of plain text. */
export function TextareaField({ form, field, path }: FieldViewProps<Field>) {
  const text = textOf(useValue(form, path))
  const edit = useEdit(form, path)
  const written = useWritten(form, field)
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      below={isSeoText(field) && <SeoTextAid form={form} field={field} path={path} />}
    >
      {(control) => (
        <Textarea
          {...control}
          dir={directionOfText(field, text, written)}
          rows={field.rows ?? 2}
          value={text}
          onChange={(event) => edit(valueOfText(event.currentTarget.value))}
        />
      )}
    </ValueFrame>
  )
}
