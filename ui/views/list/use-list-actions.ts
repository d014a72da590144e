import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#config-schema'
import type { TextKey } from '#locales'
import type { ArrangementActor } from '#machines/arrangement'
import type { ExportActor } from '#machines/export'
import type { FilterActor } from '#machines/filter'
import type { Action } from '../../actions/action.ts'
import type { Page } from '../../client/lists.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useLocale } from '../../kit/locale.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.ts'
import type { Importing } from './import/use-import.ts'
import { useMayImport } from './import/use-import.ts'
import type { ListPlace } from './list-place.ts'
import { useListHref } from './use-list-href.ts'

interface Listed {
  collection: ClientCollection
  place: ListPlace
  page: Page | undefined
  filter: FilterActor
  choice: ArrangementActor
  exporting: ExportActor
  importing: Importing
}

/** What can be done on a list, besides searching it: its box offers that. */
export function useListActions({
  collection,
  place: { search, where, isTrash },
  page,
  filter,
  choice,
  exporting,
  importing,
}: Listed): readonly Action[] {
  const { slug, labels, access, trash } = collection
  const text = useText()
  const locale = useLocale()
  const mayImport = useMayImport(collection)
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const hrefOf = useListHref()
  const create = carried(addresses.create(slug))
  const isFilterOpen = useSelector(filter, (state) => state.matches('open'))
  const isChoiceOpen = useSelector(choice, (state) => state.matches({ panel: 'open' }))
  const turn = (id: string, label: TextKey, to: number): Action => ({
    id,
    label: text(label),
    refusal: page && to >= 1 && to <= page.totalPages ? undefined : text('list.refusal.noPage'),
    run: () => go(hrefOf({ page: to > 1 ? to : undefined })),
  })
  const intoTrash = carried(addresses.trash(slug))
  const everything = hrefOf({ search: undefined })
  const unfiltered = hrefOf({ where: undefined })
  return [
    {
      id: 'list-new',
      label: text('list.newOf', { label: labels.singular }),
      href: create,
      refusal: access.create ? undefined : text('problem.access.refused'),
      run: () => go(create),
    },
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
      id: 'list-export',
      label: text('export.title', { label: labels.plural }),
      run: () => exporting.send({ type: 'user.open' }),
    },
    {
      id: 'list-import',
      label: text('import.title', { label: labels.plural }),
      refusal: mayImport ? undefined : text('problem.access.refused'),
      run: () => importing.actor.send({ type: 'user.open', locale }),
    },
    {
      id: 'list-clear-search',
      label: text('list.clearSearch'),
      refusal: search.trim() === '' ? text('list.refusal.notSearched') : undefined,
      run: () => go(everything),
    },
    {
      id: 'list-clear-filters',
      label: text('list.clearFilters'),
      refusal: where === null ? text('list.refusal.notFiltered') : undefined,
      run: () => go(unfiltered),
    },
    ...(trash && !isTrash
      ? [
          {
            id: 'list-open-trash',
            label: text('trash.of', { label: labels.plural }),
            href: intoTrash,
            run: () => go(intoTrash),
          },
        ]
      : []),
    turn('list-next-page', 'list.nextPage', (page?.page ?? 0) + 1),
    turn('list-previous-page', 'list.previousPage', (page?.page ?? 0) - 1),
  ]
}
