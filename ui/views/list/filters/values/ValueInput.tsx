import type { ComponentType } from 'react'
import type { ColumnContent } from '../../columns.ts'
import { ChoiceValue } from './ChoiceValue.tsx'
import { DateValue } from './DateValue.tsx'
import { DocumentValue } from './DocumentValue.tsx'
import { NumberValue } from './NumberValue.tsx'
import { TextValue } from './TextValue.tsx'
import type { ValueProps } from './value-props.ts'
import { YesNoValue } from './YesNoValue.tsx'

/** With what a field is compared, in the way of its kind. */
export function ValueInput(props: ValueProps) {
  if (props.operator === 'exists') return <YesNoValue {...props} />
  // The table gives each kind the input of that kind; a lookup cannot tell TypeScript so.
  const Input = inputs[props.content.type] as ComponentType<ValueProps>
  return <Input {...props} />
}

type Kind = ColumnContent['type']

const inputs: {
  [K in Kind]: ComponentType<ValueProps<Extract<ColumnContent, { type: K }>>>
} = {
  amount: NumberValue,
  array: TextValue,
  blocks: TextValue,
  checkbox: YesNoValue,
  code: TextValue,
  date: DateValue,
  email: TextValue,
  fileSize: NumberValue,
  id: TextValue,
  join: TextValue,
  json: TextValue,
  moment: DateValue,
  number: NumberValue,
  point: TextValue,
  radio: ChoiceValue,
  relationship: DocumentValue,
  richText: TextValue,
  select: ChoiceValue,
  status: ChoiceValue,
  text: TextValue,
  textarea: TextValue,
  upload: DocumentValue,
  words: TextValue,
}
