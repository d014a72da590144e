import type { JsonField as Field } from '#config-schema'
import type { FieldViewProps } from '../field-view.ts'
import { useEdit, useValue } from '../form.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { JsonControl } from './JsonControl.tsx'
import { useJsonText } from './use-json-text.ts'

/** Any JSON, as text. */
export function JsonField({ form, field, path }: FieldViewProps<Field>) {
  const value = useValue(form, path)
  const edit = useEdit(form, path)
  const json = useJsonText(value, edit)
  return (
    <ValueFrame form={form} field={field} path={path} complaint={json.complaint}>
      {(control) => <JsonControl {...control} json={json} />}
    </ValueFrame>
  )
}
