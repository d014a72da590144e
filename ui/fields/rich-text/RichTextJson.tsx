import type { RichTextField as Field } from '#contracts/fields'
import type { FieldViewProps } from '../field-view.ts'
import { JsonControl } from '../json/JsonControl.tsx'
import { useJsonText } from '../json/use-json-text.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'

interface RichTextJsonProps extends FieldViewProps<Field> {
  /** Why it is not shown as a text. */
  note: string | null
}

/** A rich text as it is stored. */
export function RichTextJson({ form, field, path, note }: RichTextJsonProps) {
  const json = useJsonText(form, path)
  return (
    <ValueFrame
      form={form}
      field={field}
      path={path}
      complaint={json.complaint ?? note ?? undefined}
    >
      {(control) => <JsonControl {...control} json={json} />}
    </ValueFrame>
  )
}
