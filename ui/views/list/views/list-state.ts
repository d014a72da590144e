import type { ClientCollection } from '#contracts/admin-config'
import type { ArrangementActor } from '#machines/arrangement'
import { choices } from '#machines/arrangement'
import type { ListState, SavedView } from '#machines/views'
import type { Text } from '../../../kit/text.tsx'
import { sortableFields } from '../columns.ts'
import { groupPlace } from '../groups/group-place.ts'
import { groupableFields } from '../groups/groupable.ts'
import type { ListPlace } from '../list-place.ts'
import { listPlace } from '../list-place.ts'
import { withView } from './view-search.ts'

type Shown = Pick<ListPlace, 'where' | 'columns' | 'sort' | 'groupBy'>

/** What a view that is saved now would keep. */
export const listState = (
  { where, columns, sort, groupBy = null }: Shown,
  choice: ArrangementActor,
): ListState => ({
  where,
  columns: choices({ ...choice.getSnapshot().context, asked: columns }),
  sort,
  groupBy,
})

/** Whether a list shows something else than the view that it was opened with. */
export function differs(
  shown: Shown,
  view: SavedView,
  collection: ClientCollection,
  choice: ArrangementActor,
  text: Text,
): boolean {
  const sortable = sortableFields(collection, text)
  const search = withView('', view)
  const groupBy = groupPlace(search, groupableFields(collection, text))?.by ?? null
  const saved = listState({ ...listPlace(search, collection, sortable), groupBy }, choice)
  return written(listState(shown, choice)) !== written(saved)
}

/** Where a hidden column would be is no difference. */
const written = ({ where, columns, sort, groupBy }: ListState): string =>
  JSON.stringify([where, columns?.filter(({ active }) => active), sort, groupBy])
