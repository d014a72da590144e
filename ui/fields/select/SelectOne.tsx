import type { SelectField } from '#config-schema'
import { useText } from '../../kit/text.ts'
import { Input } from '../../parts/Input.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import { optionsWith } from './options.ts'

type SelectOneProps = FieldControlProps & {
  field: SelectField
  /** '' where nothing is chosen. */
  value: string
  onChange: (value: string | null) => void
}

/** The system's own select. A select cannot be read-only: then it is a line of text. */
export function SelectOne({
  field,
  value,
  onChange,
  readOnly,
  placeholder,
  ...control
}: SelectOneProps) {
  const text = useText()
  const options = optionsWith(field.options, value === '' ? [] : [value])
  if (readOnly) {
    const label = options.find((option) => option.value === value)?.label ?? ''
    return <Input {...control} readOnly dir="auto" value={label} />
  }
  return (
    <NativeSelect
      {...control}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.value)
      }
    >
      {(!field.required || value === '') && (
        <option value="">{placeholder ?? text('field.choices.none')}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
