import type { CodeField as Field } from '#config-schema'
import { Textarea } from '../../parts/Textarea.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { textOf, valueOfText } from '../text/texts.ts'
import css from './CodeField.module.css'

/** Code, in letters of one width. */
export function CodeField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  return (
    <ValueFrame form={form} field={field} path={path} action={field.language}>
      {(control) => (
        <Textarea
          {...control}
          className={css.root}
          dir="ltr"
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          value={textOf(value)}
          onChange={(event) => edit(valueOfText(event.currentTarget.value))}
        />
      )}
    </ValueFrame>
  )
}
