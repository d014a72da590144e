import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { PlainWhere } from '#contracts/fields'
import type { ArrangementActor, Choice } from '#machines/arrangement'
import { choices } from '#machines/arrangement'
import type { FilterActor, Where } from '#machines/filter'
import type { ProblemData } from '#problems'
import { toProblemData } from '#problems'
import type { ListQuery, Page } from '../../client/lists.ts'
import type { QueryValue } from '../../client/query-string.ts'
import { useConfig } from '../../kit/config.ts'
import { useSearchLocales } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import type { KeepColumns } from './column-choice/use-columns.ts'
import { useColumns } from './column-choice/use-columns.ts'
import type { Column } from './columns.ts'
import { shownColumns, sortableFields } from './columns.ts'
import { useFilter } from './filters/use-filter.ts'
import type { GroupPlace } from './groups/group-place.ts'
import type { ListGroups } from './groups/use-groups.ts'
import { useGroups } from './groups/use-groups.ts'
import type { ListPlace } from './list-place.ts'
import { listPlace } from './list-place.ts'
import { listQuery } from './list-query.ts'
import { pageQuery, publishedQuery, scheduledQuery } from './queries.ts'
import type { Among } from './statuses.ts'
import { draftIds, withStatuses } from './statuses.ts'
import { withDeletion } from './trash/with-deletion.ts'
import { rootsOf } from './tree/roots-of.ts'

export interface WantedList {
  collection: ClientCollection
  /** What it shows, written as the search of an address. */
  search: string
  isTrash?: boolean
  /** What a document has to fit besides, whatever is searched for and filtered; null: nothing. */
  within?: PlainWhere | null
  /** By which field, and with which pages, it is in groups; null: in none. */
  grouping?: GroupPlace | null
  /** Until it is known what is to be shown. */
  isWaiting?: boolean
  /** Whether a choice of columns is kept for the person, or for as long as the list is there. */
  keepColumns?: KeepColumns
}

/** A list wherever it stands: what it shows, and how that is changed. */
export interface List {
  collection: ClientCollection
  place: ListPlace
  filter: FilterActor
  choice: ArrangementActor
  columns: readonly Column[]
  query: ListQuery
  /** Of a tree, all that is in it; `query` asks for what is on top. */
  whole: ListQuery
  /** What it would ask for if this were its filter. */
  whereWith: (where: Where | null) => QueryValue
  /** null: it is not in groups. */
  groups: ListGroups | null
  /** Of groups all rows in sight. */
  page: Page | undefined
  /** The page before is shown, while the one that was asked for is on its way. */
  isBehind: boolean
  problem: ProblemData | null
  onRetry: () => void
}

/** The seam between a list and the server: what it shows is read, and nothing else. */
export function useList(wanted: WantedList): List {
  const { collection, search, isTrash = false, within = null, isWaiting = false } = wanted
  const { grouping = null } = wanted
  const text = useText()
  const locales = useSearchLocales()
  const { http, queries } = usePanel()

  const place = {
    ...listPlace(search, collection, sortableFields(collection, text), isTrash),
    groupBy: grouping?.by ?? null,
  }
  const choice = useColumns(collection, place.columns, wanted.keepColumns)
  const isKnown = useSelector(choice, (state) => state.matches({ choice: 'known' }))
  const chosen = useSelector(choice, ({ context }) => shownOf(choices(context)), haveSame)
  const shown = shownColumns(collection, chosen, text)
  const columns = isTrash ? withDeletion(shown, collection, text) : shown
  const { listFilters } = useConfig()
  const filters = [within, listFilters?.[collection.slug]]
  const ask = (roots?: QueryValue, where = place.where) =>
    listQuery(collection, { ...place, where }, columns, locales, filters, roots)
  const whole = ask()
  const query = ask(rootsOf(collection, place))
  const isReady = (isKnown || place.columns !== null) && !isWaiting
  const groups = useGroups(grouping, query, isReady)
  const page = useQuery({ ...pageQuery(http, query), enabled: isReady && groups === null }, queries)
  const rows = groups ? groups.page : page.data

  const isStatusShown = columns.some(({ content }) => content.type === 'status')
  const drafts = isStatusShown ? draftIds(rows?.docs ?? []) : []
  const published = useQuery(publishedQuery(http, query, drafts), queries)
  const scheduled = useQuery(scheduledQuery(http, collection, query, drafts), queries)
  return {
    collection,
    place,
    filter: useFilter(place.where),
    choice,
    columns,
    query,
    whole,
    whereWith: (where) => ask(undefined, where).where,
    groups,
    page: rows && { ...rows, docs: withStatuses(rows.docs, among(published), among(scheduled)) },
    isBehind: groups ? groups.isBehind : page.isPlaceholderData,
    problem: groups ? groups.problem : page.error && toProblemData(page.error),
    onRetry: groups ? groups.retry : page.refetch,
  }
}

/** What nobody could say is not so; what nobody was asked neither. */
export const among = ({
  data,
  isError,
  isEnabled,
}: UseQueryResult<ReadonlySet<DocumentId>>): Among =>
  data ?? (isError || !isEnabled ? new Set() : 'unknown')

const shownOf = (all: readonly Choice[]): readonly string[] =>
  all.filter(({ active }) => active).map(({ accessor }) => accessor)

const haveSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join()
