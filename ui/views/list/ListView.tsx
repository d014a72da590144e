import { useSelector } from '@xstate/react'
import { lazy, Suspense, useRef } from 'react'
import type { ClientCollection, ProblemData } from '#config-schema'
import type { ArrangementActor } from '#machines/arrangement'
import type { BulkActor } from '#machines/bulk'
import type { ExportActor } from '#machines/export'
import type { FilterActor } from '#machines/filter'
import type { SelectionActor } from '#machines/selection'
import { useOffered } from '../../actions/use-offered.ts'
import type { Page } from '../../client/lists.ts'
import { useFormats } from '../../kit/formats.ts'
import { useLocale } from '../../kit/locale.ts'
import { problemText, useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { BulkHead } from './bulk/BulkHead.tsx'
import type { Column } from './columns.ts'
import { FilterLine } from './FilterLine.tsx'
import { GroupedTable } from './groups/GroupedTable.tsx'
import { GroupMenu } from './groups/GroupMenu.tsx'
import type { ListGroups } from './groups/use-groups.ts'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListHead } from './ListHead.tsx'
import { ListTable } from './ListTable.tsx'
import css from './ListView.module.css'
import type { ListPlace } from './list-place.ts'
import { MoveMenu } from './order/MoveMenu.tsx'
import { OrderNotice } from './order/OrderNotice.tsx'
import type { ListOrder } from './order/use-order.ts'
import { TrashHead } from './trash/TrashHead.tsx'
import { useListActions } from './use-list-actions.ts'
import type { ListViews } from './views/use-views.ts'
import { Views } from './views/Views.tsx'
import { ViewsNotice } from './views/ViewsNotice.tsx'

const FilterPanel = lazy(async () => ({
  default: (await import('./filters/FilterPanel.tsx')).FilterPanel,
}))

const ColumnsPanel = lazy(async () => ({
  default: (await import('./column-choice/ColumnsPanel.tsx')).ColumnsPanel,
}))

interface Props {
  collection: ClientCollection
  filter: FilterActor
  choice: ArrangementActor
  columns: readonly Column[]
  place: ListPlace
  selection: SelectionActor
  bulk: BulkActor
  order: ListOrder | null
  exporting: ExportActor
  views: ListViews
  /** null: the list is not in groups. */
  groups: ListGroups | null
  /** The fields by which it can be grouped. */
  groupable: readonly Column[]
  page: Page | undefined
  /** The page before, while the one that was asked for is on its way. */
  isBehind: boolean
  problem: ProblemData | null
  onRetry: () => void
}

/** One page of a collection. */
export function ListView(props: Props) {
  const { collection, filter, choice, columns, place, selection, bulk } = props
  const { exporting, order, views, groups, groupable, page, isBehind, problem, onRetry } = props
  const text = useText()
  const { number } = useFormats()
  const locale = useLocale()
  const isChoiceOpen = useSelector(choice, (state) => state.matches({ panel: 'open' }))
  const isFilterOpen = useSelector(filter, (state) => state.matches('open'))
  const root = useRef<HTMLElement>(null)
  useOffered(useListActions({ collection, place, page, filter, choice, exporting }), root)
  const label = collection.labels.plural
  const { isTrash = false } = place
  const total = page?.totalDocs ?? 0
  const isEmpty =
    page !== undefined && page.docs.length === 0 && (groups === null || page.totalDocs === 0)
  const isNarrowed = place.search.trim() !== '' || place.where !== null
  const isFound = page !== undefined && !isEmpty && isNarrowed && !isBehind
  return (
    <section ref={root} className={css.root}>
      <div className={css.above}>
        <BulkHead
          {...{ collection, selection, bulk, isTrash, total }}
          more={order && <MoveMenu {...{ order, selection, total }} />}
        >
          {isTrash ? (
            <TrashHead {...{ collection, place, bulk, filter, choice, total }} />
          ) : (
            <ListHead
              search={place.search}
              {...{ collection, filter, choice, exporting }}
              views={
                <>
                  {collection.queryPresets && <Views {...{ views, collection, place, choice }} />}
                  {groupable.length > 0 && (
                    <GroupMenu fields={groupable} place={groups?.place ?? null} />
                  )}
                </>
              }
            />
          )}
        </BulkHead>
        {isFilterOpen && (
          <Suspense>
            <FilterPanel filter={filter} collection={collection} locale={locale} />
          </Suspense>
        )}
        {isChoiceOpen && (
          <Suspense>
            <ColumnsPanel columns={choice} collection={collection} />
          </Suspense>
        )}
        <ViewsNotice views={views} />
        {place.where && !isFilterOpen && <FilterLine where={place.where} />}
        {order && <OrderNotice actor={order.actor} />}
        {problem && (
          <Notice tone="danger" actions={<Button onClick={onRetry}>{text('app.tryAgain')}</Button>}>
            {text('list.unavailable', { label })} {problemText(text, problem)}
          </Notice>
        )}
      </div>
      {page === undefined && problem === null && (
        <Skeleton label={text('list.loading', { label })} lines={place.limit} look="rows" />
      )}
      <div role="status">
        {isFound && (
          <VisuallyHidden>{text('list.found', { total: number(page.totalDocs) })}</VisuallyHidden>
        )}
        {isEmpty && <ListEmpty collection={collection} place={place} page={page} />}
      </div>
      {page !== undefined && groups && page.totalDocs > 0 && (
        <GroupedTable docs={page.docs} {...{ collection, columns, place, groups, selection }} />
      )}
      {page !== undefined && !groups && page.docs.length > 0 && (
        <>
          <ListTable
            collection={collection}
            columns={columns}
            sort={place.sort}
            isTrash={isTrash}
            docs={page.docs}
            selection={selection}
            order={order}
            isBehind={isBehind}
          />
          <ListFoot label={label} page={page} place={place} limits={collection.pagination.limits} />
        </>
      )}
    </section>
  )
}
