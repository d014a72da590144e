import type { ClientCollection } from '#config-schema'
import type { Action } from '../../actions/action.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.ts'
import type { ListPlace } from './list-place.ts'
import { useListHref } from './use-list-href.ts'

/** What can be done on a list, besides searching it: its box offers that. */
export function useListActions(
  { slug, labels, access }: ClientCollection,
  { search, where }: ListPlace,
): readonly Action[] {
  const text = useText()
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const hrefOf = useListHref()
  const create = carried(addresses.create(slug))
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
  ]
}
