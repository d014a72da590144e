import { useMemo } from 'react'
import { useText } from '../../kit/text.tsx'
import type { ComboboxTexts } from '../../parts/Combobox.tsx'

export function useComboboxTexts(): ComboboxTexts {
  const text = useText()
  return useMemo(
    () => ({
      open: text('field.choices.open'),
      clear: text('field.choices.clear'),
      remove: (name) => text('field.removeNamed', { name }),
      openChosen: (title) => text('field.editNamed', { title }),
      moved: (place, total) => text('field.rows.moved', { place, total }),
      loading: text('field.choices.loading'),
      empty: text('field.choices.empty'),
    }),
    [text],
  )
}
