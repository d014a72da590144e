import { useState } from 'react'
import type { ClientOption, SelectField } from '#contracts/fields'
import { Combobox } from '../../parts/Combobox.tsx'
import { useComboboxTexts } from '../kit/combobox-texts.ts'
import { matching, optionsWith } from '../kit/options.ts'
import { useChipKeys } from '../kit/use-chip-keys.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'

type SelectManyProps = FieldControlProps & {
  field: SelectField
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several options, found by typing. */
export function SelectMany({ field, values, onChange, ...control }: SelectManyProps) {
  const texts = useComboboxTexts()
  const [search, setSearch] = useState('')
  useChipKeys(field.isSortable && values.length > 1 && !control.readOnly)
  return (
    <Combobox
      {...control}
      multiple
      isSortable={field.isSortable}
      texts={texts}
      placeholder={values.length === 0 ? control.placeholder : undefined}
      items={matching(field.options, search).map(itemOf)}
      selected={optionsWith(field.options, values).map(itemOf)}
      value={values}
      onChange={onChange}
      onSearch={setSearch}
    />
  )
}

const itemOf = ({ value, label }: ClientOption) => ({ id: value, label })
