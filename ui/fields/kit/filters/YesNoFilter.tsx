import { useText } from '../../../kit/text.tsx'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import type { FilterProps } from './filter-props.ts'

/** Whether it is so; kept as an address has it. */
export function YesNoFilter({ label, value, onChange }: FilterProps) {
  const text = useText()
  return (
    <NativeSelect
      boxed
      aria-label={label}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{text('list.filter.chooseValue')}</option>
      <option value="true">{text('list.yes')}</option>
      <option value="false">{text('list.no')}</option>
    </NativeSelect>
  )
}
