import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { ArrangementActor } from '#machines/arrangement'
import type { FilterActor } from '#machines/filter'
import type { Action } from '../../actions/action.ts'
import { useSizeActions } from '../../actions/use-size-actions.ts'
import type { Page } from '../../client/lists.ts'
import { useText } from '../../kit/text.tsx'
import type { Column } from './columns.ts'
import { useListHome } from './home/list-home.ts'
import type { ListPlace } from './list-place.ts'
import { nextSort } from './list-place.ts'
import { useListHref } from './use-list-href.ts'

export interface Looked {
  collection: ClientCollection
  place: ListPlace
  page: Page | undefined
  columns: readonly Column[]
  filter: FilterActor
  choice: ArrangementActor
}

/** What is shown of a list wherever it stands, and in which order. */
export function useLookActions({
  collection: { pagination },
  place: { search, where, sort, limit, groupBy },
  page,
  columns,
  filter,
  choice,
}: Looked): readonly Action[] {
  const text = useText()
  const { go } = useListHome()
  const hrefOf = useListHref()
  const isFilterOpen = useSelector(filter, (state) => state.matches('open'))
  const isChoiceOpen = useSelector(choice, (state) => state.matches({ panel: 'open' }))
  const sizes = useSizeActions({
    limits: pagination.limits,
    limit,
    total: groupBy ? 0 : (page?.totalDocs ?? 0),
    choose: (limit) => go(hrefOf({ limit })),
  })
  const turn = (id: string, label: TextKey, to: number): Action => ({
    id,
    label: text(label),
    refusal: page && to >= 1 && to <= page.totalPages ? undefined : text('list.refusal.noPage'),
    run: () => go(hrefOf({ page: to > 1 ? to : undefined })),
  })
  return [
    {
      id: 'list-filter',
      label: text('list.filter'),
      run: () => filter.send({ type: isFilterOpen ? 'user.close' : 'user.open' }),
    },
    {
      id: 'list-columns',
      label: text('list.columns'),
      run: () => choice.send({ type: isChoiceOpen ? 'user.close' : 'user.open' }),
    },
    {
      id: 'list-clear-search',
      label: text('list.clearSearch'),
      refusal: search.trim() === '' ? text('list.refusal.notSearched') : undefined,
      run: () => go(hrefOf({ search: undefined })),
    },
    {
      id: 'list-clear-filters',
      label: text('list.clearFilters'),
      refusal: where === null ? text('list.refusal.notFiltered') : undefined,
      run: () => go(hrefOf({ where: undefined })),
    },
    turn('list-next-page', 'list.nextPage', (page?.page ?? 0) + 1),
    turn('list-previous-page', 'list.previousPage', (page?.page ?? 0) - 1),
    ...columns
      .filter(({ isSortable }) => isSortable)
      .map(({ accessor, label }) => ({
        id: `list-sort-${accessor}`,
        label: text('list.sortBy', { label }),
        run: () => go(hrefOf({ sort: nextSort(sort, accessor, false) })),
      })),
    ...sizes,
  ]
}
