import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { RetryNotice } from '../../actions/RetryNotice.tsx'
import { later } from '../../kit/later.tsx'
import { useLocale } from '../../kit/locale.ts'
import { useSentences } from '../../kit/sentences.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { FilterLine } from './FilterLine.tsx'
import { useListHome } from './home/list-home.ts'
import { IgnoredLine } from './IgnoredLine.tsx'
import type { List } from './use-list.ts'

const FilterPanel = later(async () => (await import('./filters/FilterPanel.tsx')).FilterPanel)

const ColumnsPanel = later(
  async () => (await import('./column-choice/ColumnsPanel.tsx')).ColumnsPanel,
)

interface Props {
  list: List
  /** The filters of one press, which tell of the others as well. */
  quick?: ReactNode
}

/** What opens above the rows, and what is said there: which of them are shown, and why none can be. */
export function ListPanels({ list, quick = null }: Props) {
  const { collection, filter, choice, place, problem, onRetry } = list
  const text = useText()
  const sentences = useSentences()
  const locale = useLocale()
  const { prefix } = useListHome()
  const isChoiceOpen = useSelector(choice, (state) => state.matches({ panel: 'open' }))
  const isFilterOpen = useSelector(filter, (state) => state.matches('open'))
  return (
    <>
      {quick}
      {isFilterOpen && <FilterPanel filter={filter} collection={collection} locale={locale} />}
      {isChoiceOpen && <ColumnsPanel columns={choice} collection={collection} />}
      {place.where && !quick && !isFilterOpen && <FilterLine where={place.where} />}
      {place.unknown && <IgnoredLine fields={place.unknown} />}
      {problem && (
        <RetryNotice id={`${prefix}list-retry`} detail={collection.labels.plural} onRetry={onRetry}>
          {sentences(
            text('list.unavailable', { label: collection.labels.plural }),
            problemText(text, problem),
          )}
        </RetryNotice>
      )}
    </>
  )
}
