import type { RadioField as Field } from '#contracts/fields'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { CommentSlot } from '../kit/CommentSlot.tsx'
import { EditorMark } from '../kit/EditorMark.tsx'
import { FieldLabel } from '../kit/FieldLabel.tsx'
import { frameOf, isLabelHidden } from '../kit/frame.ts'
import { useControlId } from '../kit/handles.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { LocaleMark } from '../kit/LocaleMark.tsx'
import { useObjection } from '../kit/use-objection.tsx'
import { textOf } from '../text/texts.ts'

/** One of a few options, all of them in sight. */
export function RadioField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  return (
    <RadioGroup
      {...frameOf(path, field)}
      id={useControlId(path)}
      legend={
        <>
          <FieldLabel {...field} /> <LocaleMark form={form} field={field} />{' '}
          <EditorMark form={form} path={path} />
        </>
      }
      aside={<CommentSlot form={form} path={path} />}
      direction={field.layout === 'vertical' ? 'column' : 'row'}
      required={field.required}
      isLabelHidden={isLabelHidden(field)}
      readOnly={isReadOnly(form, field)}
      description={field.description}
      error={useObjection(form, path)}
      choices={field.options}
      value={textOf(value)}
      onChange={edit}
    />
  )
}
