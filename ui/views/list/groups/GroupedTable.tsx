import type { ClientCollection, DocumentData } from '#config-schema'
import type { SelectionActor } from '#machines/selection'
import { useText } from '../../../kit/text.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { LinkButton } from '../../../parts/LinkButton.tsx'
import { Table } from '../../../parts/Table.tsx'
import { offeredKinds } from '../bulk/kinds.ts'
import { ColumnHead } from '../ColumnHead.tsx'
import { idOf } from '../changed.ts'
import type { Column } from '../columns.ts'
import listCss from '../ListTable.module.css'
import type { ListPlace } from '../list-place.ts'
import { SelectHead } from '../selection/SelectHead.tsx'
import { useKeptScroll } from '../use-kept-scroll.ts'
import { useListHref } from '../use-list-href.ts'
import { GroupRows } from './GroupRows.tsx'
import { GroupsFoot } from './GroupsFoot.tsx'
import type { ListGroups } from './use-groups.ts'

interface Props {
  collection: ClientCollection
  columns: readonly Column[]
  place: ListPlace
  groups: ListGroups
  /** The rows in sight, with what else is known of them. */
  docs: readonly DocumentData[]
  selection: SelectionActor
}

/** The rows of a list, a section for each group. */
export function GroupedTable({ collection, columns, place, groups, docs, selection }: Props) {
  const table = useKeptScroll()
  const isSelectable = offeredKinds(collection, false).length > 0
  const page = docs.map(idOf)
  const known = new Map(docs.map((doc) => [idOf(doc), doc]))
  const ofRows = {
    collection,
    columns,
    isTrash: false,
    selection: isSelectable ? selection : null,
    page,
  }
  if (groups.shown.length === 0) return <NoGroups page={place.page} />
  return (
    <>
      <Table
        ref={table}
        label={collection.labels.plural}
        className={listCss.root}
        aria-busy={groups.isBehind}
      >
        <thead>
          <tr>
            {isSelectable && <SelectHead selection={selection} page={page} />}
            {columns.map((column) => (
              <ColumnHead key={column.accessor} column={column} sort={place.sort} />
            ))}
          </tr>
        </thead>
        {groups.shown.map((shown) => (
          <GroupRows
            key={shown.key}
            {...{ shown, place: groups.place, groupsPage: place.page, known, ofRows }}
            width={columns.length + (isSelectable ? 1 : 0)}
          />
        ))}
      </Table>
      <GroupsFoot collection={collection} groups={groups} />
    </>
  )
}

/** An address may name a page of groups that is not there. */
function NoGroups({ page }: { page: number }) {
  const text = useText()
  const href = useListHref()
  return (
    <EmptyState
      action={<LinkButton href={href({ page: undefined })}>{text('groups.first')}</LinkButton>}
    >
      {text('groups.beyondEnd', { page })}
    </EmptyState>
  )
}
