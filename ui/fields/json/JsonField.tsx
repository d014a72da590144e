import type { JsonField as Field } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { controlId } from '../kit/handles.ts'
import { isReadOnly } from '../kit/is-read-only.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import { JsonControl } from './JsonControl.tsx'
import { typeInstead } from './type-instead.ts'
import { useJsonText } from './use-json-text.ts'

/** Any JSON, as text. */
export function JsonField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const json = useJsonText(form, path, field.jsonSchema)
  const { pretty } = json
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      complaint={json.complaint}
      action={
        pretty !== null &&
        !isReadOnly(form, field) && (
          <Button
            bare
            size="small"
            onClick={() => typeInstead(document.getElementById(controlId(path)), pretty)}
          >
            {text('field.json.format')}
          </Button>
        )
      }
    >
      {(control) => <JsonControl {...control} json={json} maxHeight={field.maxHeight} />}
    </ValueFrame>
  )
}
