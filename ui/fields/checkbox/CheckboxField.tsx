import type { CheckboxField as Field } from '#contracts/fields'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { describedBy, FieldNotes } from '../../parts/FieldFrame.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { CommentSlot } from '../kit/CommentSlot.tsx'
import { EditorMark } from '../kit/EditorMark.tsx'
import { FieldLabel } from '../kit/FieldLabel.tsx'
import { frameOf } from '../kit/frame.ts'
import { useControlId } from '../kit/handles.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { LocaleMark } from '../kit/LocaleMark.tsx'
import { useObjection } from '../kit/use-objection.tsx'

/** Yes or no, with its words beside the box. */
export function CheckboxField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const error = useObjection(form, path)
  const id = useControlId(path)
  const readOnly = isReadOnly(form, field)
  const notes = { description: field.description, error }
  return (
    <div {...frameOf(path, field)}>
      <Checkbox
        id={id}
        label={
          <>
            <FieldLabel {...field} /> <LocaleMark form={form} field={field} />{' '}
            <EditorMark form={form} path={path} />
          </>
        }
        checked={value === true}
        aria-readonly={readOnly || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, notes)}
        onChange={(event) => {
          if (!readOnly) edit(event.currentTarget.checked)
        }}
      />
      <CommentSlot form={form} path={path} />
      <FieldNotes id={id} {...notes} />
    </div>
  )
}
