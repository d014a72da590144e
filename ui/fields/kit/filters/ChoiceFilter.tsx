import { useId, useState } from 'react'
import type { ClientOption } from '#contracts/fields'
import { useText } from '../../../kit/text.tsx'
import { Combobox } from '../../../parts/Combobox.tsx'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { useComboboxTexts } from '../combobox-texts.ts'
import { matching, optionsWith } from '../options.ts'
import { takesSeveral, textsOf } from './condition-value.ts'
import type { FilterProps } from './filter-props.ts'

interface Choice {
  options: readonly ClientOption[]
}

/** One or several of the options. */
export function ChoiceFilter({ label, content, operator, value, onChange }: FilterProps<Choice>) {
  const text = useText()
  const chosen = textsOf(value)
  const options = optionsWith(content.options, chosen)
  if (takesSeveral(operator)) {
    return <Several label={label} options={options} chosen={chosen} onChange={onChange} />
  }
  return (
    <NativeSelect
      boxed
      aria-label={label}
      value={chosen[0] ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{text('list.filter.chooseValue')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}

interface SeveralProps {
  label: string
  options: readonly ClientOption[]
  chosen: readonly string[]
  onChange: (value: string[] | null) => void
}

function Several({ label, options, chosen, onChange }: SeveralProps) {
  const texts = useComboboxTexts()
  const id = useId()
  const [search, setSearch] = useState('')
  return (
    <>
      <label id={`${id}-label`} htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Combobox
        id={id}
        boxed
        multiple
        texts={texts}
        items={matching(options, search).map(itemOf)}
        selected={options.map(itemOf)}
        value={chosen}
        onChange={(values) => onChange(values.length > 0 ? values : null)}
        onSearch={setSearch}
      />
    </>
  )
}

const itemOf = ({ value, label }: ClientOption) => ({ id: value, label })
