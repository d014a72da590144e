import type { SelectionActor } from '#machines/selection'
import { offeredKinds } from '../bulk/kinds.ts'
import { idOf } from '../id-of.ts'
import type { LeadColumn } from '../list-rows.ts'
import type { List } from '../use-list.ts'
import { SelectCell } from './SelectCell.tsx'
import { SelectHead } from './SelectHead.tsx'

/** The boxes to choose documents by, where something can be done with many. */
export function selectColumn(
  { collection, place, page }: Pick<List, 'collection' | 'place' | 'page'>,
  selection: SelectionActor,
  isMovable = false,
): readonly LeadColumn[] {
  const kinds = offeredKinds(collection, place.isTrash ?? false)
  if (kinds.length === 0 && !isMovable) return []
  const ids = (page?.docs ?? []).map(idOf)
  return [
    {
      head: <SelectHead selection={selection} page={ids} />,
      cellOf: (doc) => (
        <SelectCell selection={selection} collection={collection} doc={doc} page={ids} />
      ),
    },
  ]
}
