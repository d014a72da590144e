import type { CodeField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { textOf, valueOfText } from '../text/texts.ts'
import { CodeEditor } from './CodeEditor.tsx'

/** Code, in an editor that colours it. */
export function CodeField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  return (
    <ValueFrame form={form} field={field} path={path} action={field.language}>
      {(control) => (
        <CodeEditor
          {...control}
          language={field.language ?? 'plaintext'}
          options={field.editorOptions ?? undefined}
          text={textOf(value)}
          onType={(text, before) =>
            edit(valueOfText(text), before === undefined ? undefined : valueOfText(before))
          }
        />
      )}
    </ValueFrame>
  )
}
