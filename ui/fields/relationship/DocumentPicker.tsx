import { useState } from 'react'
import type { RelationshipField } from '#contracts/fields'
import type { Reference } from '../../client/summaries.ts'
import { useLocaleLabel } from '../../kit/locale.ts'
import type { Text } from '../../kit/text.tsx'
import { useText } from '../../kit/text.tsx'
import type { FallbackTitle, Known } from '../../kit/titles.ts'
import { fallbackOf, titleText, useKnownSummary } from '../../kit/titles.ts'
import { Combobox } from '../../parts/Combobox.tsx'
import { useComboboxTexts } from '../kit/combobox-texts.ts'
import { useChipKeys } from '../kit/use-chip-keys.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import { filterOf } from '../references/filter-of.ts'
import { isLost } from '../references/is-lost.ts'
import { keyOf, referenceOf } from '../references/references.ts'
import type { OfferedDocument } from '../references/use-choices.ts'
import type { Create } from './use-create-offers.ts'
import { useCreateOffers } from './use-create-offers.ts'
import { useOffers } from './use-offers.ts'

/** Which documents there are to find, and how many may be chosen. */
type Offer = Pick<
  RelationshipField,
  'relationTo' | 'filterOptions' | 'filters' | 'sortOptions' | 'hasMany' | 'isSortable'
>

type DocumentPickerProps = FieldControlProps & {
  field: Offer
  locale: string | null
  multiple: boolean
  chosen: readonly Reference[]
  /** What is known about each of the chosen. */
  known: readonly Known[]
  onChange: (references: Reference[]) => void
  /** Shows one of several chosen. */
  onOpenChosen?: ((reference: Reference) => void) | undefined
  /** Makes a document that is called as was typed. */
  onCreate?: Create | undefined
  /** There may be no more of them. */
  isFull?: boolean
  boxed?: boolean
}

/** Finds documents by typing. Nothing is asked for before somebody comes near. */
export function DocumentPicker({
  field,
  locale,
  chosen,
  known,
  onChange,
  onOpenChosen,
  onCreate,
  isFull = false,
  ...control
}: DocumentPickerProps) {
  const text = useText()
  const texts = useComboboxTexts()
  const [search, setSearch] = useState('')
  const [isNear, setNear] = useState(false)
  const keys = chosen.map(keyOf)
  const { choices, isLoading, failure, loadMore, remember } = useOffers(
    {
      relationTo: field.relationTo,
      search,
      locale,
      filter: filterOf(field),
      sort: field.sortOptions,
      isWanted: isNear && !control.readOnly,
    },
    keys,
  )
  const made = useCreateOffers({
    relationTo: field.relationTo,
    search: onCreate && !isFull ? search : '',
    titles: isLoading || failure !== undefined ? null : choices.map(titledIn(text)),
  })
  const know = useKnownSummary(locale)
  const languageOf = useLanguageOf()
  const isSortable = field.hasMany && field.isSortable
  useChipKeys(isSortable && chosen.length > 1 && !control.readOnly)
  const choose = (next: readonly string[]) => {
    if (onCreate && made.take(next, onCreate)) return
    const newKey = next.find((key) => !keys.includes(key))
    const added = choices.find(({ reference }) => keyOf(reference) === newKey)
    if (added !== undefined) {
      const { reference, title, file } = added
      remember(reference)
      know({ id: reference.id, title, file }, reference.slug)
    }
    onChange(next.map(referenceOf))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the control inside has the focus.
    <div onFocus={() => setNear(true)} onPointerEnter={() => setNear(true)}>
      <Combobox
        {...control}
        texts={{ ...texts, empty: failure ?? texts.empty }}
        items={[
          ...choices.map((offer) => ({
            id: keyOf(offer.reference),
            label: titledIn(text)(offer),
            language: languageOf(offer.fallback),
            group: offer.group,
            disabled: isFull && !keys.includes(keyOf(offer.reference)),
          })),
          ...made.items,
        ]}
        isLoading={isLoading}
        onReachEnd={loadMore}
        onSearch={setSearch}
        value={keys}
        selected={chosen.map((reference, index) => ({
          id: keyOf(reference),
          label: titleText(text, reference.id, known[index]),
          language: languageOf(fallbackOf(known[index])),
          isLost: isLost(known[index]),
        }))}
        onChange={choose}
        onOpenChosen={onOpenChosen && ((key) => onOpenChosen(referenceOf(key)))}
        isSortable={isSortable}
      />
    </div>
  )
}

/** The language of a title that isn't in the page's. */
function useLanguageOf() {
  const labelOf = useLocaleLabel()
  return (fallback: FallbackTitle | null | undefined) =>
    fallback ? { code: fallback.locale, name: labelOf(fallback.locale) } : undefined
}

const titledIn =
  (text: Text) =>
  ({ title, fallback, reference }: OfferedDocument): string =>
    title ?? fallback?.title ?? text('field.untitled', { id: reference.id })
