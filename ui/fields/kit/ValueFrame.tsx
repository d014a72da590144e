import type { ReactNode } from 'react'
import type { ValuedField } from '#contracts/fields'
import type { ControlProps } from '../../parts/FieldFrame.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import type { Form } from '../form.ts'
import { CommentSlot } from './CommentSlot.tsx'
import { EditorMark } from './EditorMark.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { frameOf, isLabelHidden } from './frame.ts'
import { useControlId } from './handles.ts'
import { isReadOnly } from './is-read-only.ts'
import { LocaleMark } from './LocaleMark.tsx'
import { StandIn } from './StandIn.tsx'
import { useObjection } from './use-objection.tsx'
import { useWritten } from './use-written.ts'

/** A control's props, and whether it may only be read: then it has no placeholder, which would pass for a value. */
export type FieldControlProps = ControlProps & {
  /** The language that it is written in, where that is known. */
  lang?: string | undefined
  readOnly: boolean
  placeholder: string | undefined
}

interface ValueFrameProps {
  form: Form
  field: ValuedField
  path: string
  /** What this page itself has to say against what was typed. */
  complaint?: string | undefined
  /** Something to do with the value, at the end of the label's line. */
  action?: ReactNode
  onFocus?: (() => void) | undefined
  /** What stands below the control besides. */
  below?: ReactNode
  children: (control: FieldControlProps) => ReactNode
}

/** A field with one control: its label, language, description and errors. */
export function ValueFrame({
  form,
  field,
  path,
  complaint,
  action,
  onFocus,
  below,
  children,
}: ValueFrameProps) {
  const error = useObjection(form, path)
  const readOnly = isReadOnly(form, field)
  const { lang } = useWritten(form, field)
  const placeholder = readOnly ? undefined : (field.placeholder ?? undefined)
  return (
    <FieldFrame
      {...frameOf(path, field)}
      label={<FieldLabel {...field} />}
      controlId={useControlId(path)}
      required={field.required && !readOnly}
      isLabelHidden={isLabelHidden(field)}
      description={field.description}
      error={complaint ?? error}
      onFocus={onFocus}
      below={
        <>
          {field.localized && <StandIn form={form} field={field} path={path} />}
          {below}
        </>
      }
      aside={
        <>
          {action} <EditorMark form={form} path={path} /> <LocaleMark form={form} field={field} />{' '}
          <CommentSlot form={form} path={path} />
        </>
      }
    >
      {(control) => children({ ...control, lang, readOnly, placeholder })}
    </FieldFrame>
  )
}
