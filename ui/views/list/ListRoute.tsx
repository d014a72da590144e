import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#config-schema'
import { toProblemData } from '#config-schema'
import type { Choice } from '#machines/arrangement'
import { choices } from '#machines/arrangement'
import { useCollection } from '../../kit/config.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.ts'
import { useBulk } from './bulk/use-bulk.ts'
import { draftIds, withChanged } from './changed.ts'
import { useColumns } from './column-choice/use-columns.ts'
import { shownColumns, sortableFields } from './columns.ts'
import { useExport } from './export/use-export.ts'
import { useFilter } from './filters/use-filter.ts'
import { groupPlace } from './groups/group-place.ts'
import { groupableFields } from './groups/groupable.ts'
import { useGroups } from './groups/use-groups.ts'
import { ListView } from './ListView.tsx'
import { listPlace } from './list-place.ts'
import { listQuery } from './list-query.ts'
import { useOrder } from './order/use-order.ts'
import { pageQuery, publishedQuery } from './queries.ts'
import { useSelection } from './selection/use-selection.ts'
import { withDeletion } from './trash/with-deletion.ts'
import { useListTitle } from './use-list-title.ts'
import { useViews } from './views/use-views.ts'

/** The seam between a list and the server: what the address asks for is read, and nothing else. */
export function ListRoute({ slug, isTrash = false }: { slug: string; isTrash?: boolean }) {
  const collection = useCollection(slug)
  return collection && <CollectionList key={slug} {...{ collection, isTrash }} />
}

interface Props {
  collection: ClientCollection
  isTrash: boolean
}

function CollectionList({ collection, isTrash }: Props) {
  const text = useText()
  const locale = useLocale()
  const { http, queries } = usePanel()
  useListTitle(collection, isTrash)

  const views = useViews(collection)
  const fields = isTrash ? [] : groupableFields(collection, text)
  const grouping = groupPlace(views.search, fields)
  const place = {
    ...listPlace(views.search, collection, sortableFields(collection, text), isTrash),
    groupBy: grouping?.by ?? null,
  }
  const choice = useColumns(collection, place.columns)
  const isKnown = useSelector(choice, (state) => state.matches({ choice: 'known' }))
  const wanted = useSelector(choice, ({ context }) => shownOf(choices(context)), haveSame)
  const shown = shownColumns(collection, wanted, text)
  const columns = isTrash ? withDeletion(shown, collection, text) : shown
  const query = listQuery(collection, place, columns, locale)
  const isReady = (isKnown || place.columns !== null) && !views.isWaiting
  const groups = useGroups(grouping, query, isReady)
  const page = useQuery(
    {
      ...pageQuery(http, query),
      enabled: isReady && groups === null,
    },
    queries,
  )

  const filter = useFilter(place.where)
  const rows = groups ? groups.page : page.data
  const isBehind = groups ? groups.isBehind : page.isPlaceholderData
  const problem = groups ? groups.problem : page.error && toProblemData(page.error)
  const selection = useSelection(query, isBehind ? undefined : rows)
  const bulk = useBulk(collection, query, selection)
  const order = useOrder(collection, query, isTrash)
  const exporting = useExport(collection, query, columns)

  const isStatusShown = columns.some(({ content }) => content.type === 'status')
  const drafts = isStatusShown ? draftIds(rows?.docs ?? []) : []
  const published = useQuery(publishedQuery(http, query, drafts), queries)
  const publishedIds = published.data ?? (published.isError ? new Set<never>() : 'unknown')

  return (
    <ListView
      collection={collection}
      filter={filter}
      choice={choice}
      columns={columns}
      place={place}
      selection={selection}
      bulk={bulk}
      order={order}
      exporting={exporting}
      views={views}
      groups={groups}
      groupable={fields}
      page={rows && { ...rows, docs: withChanged(rows.docs, publishedIds) }}
      isBehind={isBehind}
      problem={problem}
      onRetry={groups ? groups.retry : page.refetch}
    />
  )
}

const shownOf = (all: readonly Choice[]): readonly string[] =>
  all.filter(({ active }) => active).map(({ accessor }) => accessor)

const haveSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join()
