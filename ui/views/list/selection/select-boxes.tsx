import type { SelectionActor } from '#machines/selection'
import { offeredKinds } from '../bulk/kinds.ts'
import { idOf } from '../id-of.ts'
import type { SelectBoxes } from '../list-rows.ts'
import type { List } from '../use-list.ts'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'

/** The boxes to choose documents by, where something can be done with many. */
export function selectBoxes(
  { collection, place, page }: Pick<List, 'collection' | 'place' | 'page'>,
  selection: SelectionActor,
  isMovable = false,
): SelectBoxes | null {
  const kinds = offeredKinds(collection, place.isTrash ?? false)
  if (kinds.length === 0 && !isMovable) return null
  const ids = (page?.docs ?? []).map(idOf)
  return {
    ofPage: <SelectPage selection={selection} page={ids} />,
    of: (doc) => <SelectBox selection={selection} collection={collection} doc={doc} page={ids} />,
  }
}
