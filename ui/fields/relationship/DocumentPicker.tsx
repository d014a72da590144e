import { useState } from 'react'
import type { Known, Reference } from '../../client/titles.ts'
import { titleText } from '../../client/titles.ts'
import { useText } from '../../kit/text.ts'
import { Combobox } from '../../parts/Combobox.tsx'
import { useComboboxTexts } from '../kit/combobox-texts.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import { keyOf, referenceOf } from './references.ts'
import { useChoices } from './use-choices.ts'

type DocumentPickerProps = FieldControlProps & {
  relationTo: readonly string[]
  locale: string | null
  multiple: boolean
  chosen: readonly Reference[]
  /** What is known about each of the chosen. */
  known: readonly Known[]
  onChange: (references: Reference[]) => void
}

/** Finds documents by typing. Nothing is asked for before somebody comes near. */
export function DocumentPicker({
  relationTo,
  locale,
  chosen,
  known,
  onChange,
  ...control
}: DocumentPickerProps) {
  const text = useText()
  const texts = useComboboxTexts()
  const [search, setSearch] = useState('')
  const [isNear, setNear] = useState(false)
  const { choices, isLoading, failure, loadMore } = useChoices({
    relationTo,
    search,
    locale,
    isWanted: isNear,
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the control inside has the focus.
    <div onFocus={() => setNear(true)} onPointerEnter={() => setNear(true)}>
      <Combobox
        {...control}
        texts={{ ...texts, empty: failure ?? texts.empty }}
        items={choices.map(({ reference, title, detail }) => ({
          id: keyOf(reference),
          label: title ?? text('field.untitled', { id: reference.id }),
          detail,
        }))}
        isLoading={isLoading}
        onReachEnd={loadMore}
        onSearch={setSearch}
        value={chosen.map(keyOf)}
        selected={chosen.map((reference, index) => ({
          id: keyOf(reference),
          label: titleText(text, reference.id, known[index]),
        }))}
        onChange={(keys) => onChange(keys.map(referenceOf))}
      />
    </div>
  )
}
