import type { ClientOption } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { Input } from '../../parts/Input.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { optionsWith } from '../kit/options.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'

type SelectOneProps = FieldControlProps & {
  options: readonly ClientOption[]
  /** The choice can be taken back. */
  canBeEmpty: boolean
  /** '' where nothing is chosen. */
  value: string
  onChange: (value: string | null) => void
}

/** The system's own select. A select cannot be read-only: then it is a line of text. */
export function SelectOne({
  options: offered,
  canBeEmpty,
  value,
  onChange,
  readOnly,
  placeholder,
  ...control
}: SelectOneProps) {
  const text = useText()
  const options = optionsWith(offered, value === '' ? [] : [value])
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
      {(canBeEmpty || value === '') && (
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
