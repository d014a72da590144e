import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import type { Action } from '../../../actions/action.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import { changeOf } from '../bulk/kinds.ts'
import type { ListPlace } from '../list-place.ts'

interface Shown {
  collection: ClientCollection
  place: ListPlace
  bulk: BulkActor
  /** How many match. */
  total: number
}

/** Out of the trash, and what empties it: of all that the search and the filters let through. */
export function useTrashActions(shown: Shown): readonly [Action, Action] {
  const { collection, place, bulk, total } = shown
  const { access, labels, slug } = collection
  const text = useText()
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const locale = useLocale()
  const isNarrowed = place.search.trim() !== '' || place.where !== null
  const list = carried(addresses.list(slug))
  const everything = { kind: 'matching', without: [] } as const
  return [
    {
      id: 'trash-leave',
      label: text('trash.back', { label: labels.plural }),
      href: list,
      run: () => go(list),
    },
    {
      id: 'trash-empty',
      label: text(isNarrowed ? 'trash.emptyMatching' : 'trash.empty'),
      isForbidden: !access.delete,
      refusal: refusal(),
      run: () =>
        bulk.send({
          type: 'user.ask',
          job: { change: changeOf('deleteForever'), target: everything, locale },
        }),
    },
  ]

  function refusal(): string | undefined {
    if (!access.delete) return text('problem.access.refused')
    return total === 0 ? text('trash.isEmpty') : undefined
  }
}
