import type { ReactNode } from 'react'
import type { FieldWithRows } from '#contracts/fields'
import { FieldSet } from '../../parts/FieldSet.tsx'
import type { Form } from '../form.ts'
import { CommentSlot } from '../kit/CommentSlot.tsx'
import { EditorMark } from '../kit/EditorMark.tsx'
import { FieldLabel } from '../kit/FieldLabel.tsx'
import { frameOf, isLabelHidden } from '../kit/frame.ts'
import { useControlId } from '../kit/handles.ts'
import { LocaleMark } from '../kit/LocaleMark.tsx'
import { useObjection } from '../kit/use-objection.tsx'

interface RowsFrameProps {
  form: Form
  field: FieldWithRows
  path: string
  children: ReactNode
}

/** The name of a field with rows, and what is to be said about it. */
export function RowsFrame({ form, field, path, children }: RowsFrameProps) {
  return (
    <FieldSet
      {...frameOf(path, field)}
      id={useControlId(path)}
      level="field"
      legend={
        <>
          <FieldLabel {...field} /> <LocaleMark form={form} field={field} />{' '}
          <EditorMark form={form} path={path} />
        </>
      }
      aside={<CommentSlot form={form} path={path} />}
      required={field.required}
      isLabelHidden={isLabelHidden(field)}
      description={field.description}
      error={useObjection(form, path)}
    >
      {children}
    </FieldSet>
  )
}
