import type { DocumentData } from '#contracts/documents'
import { OfferedLink } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Table } from '../../../parts/Table.tsx'
import { idOf } from '../id-of.ts'
import listCss from '../ListTable.module.css'
import type { ListTableProps } from '../ListTable.tsx'
import type { ListPlace } from '../list-place.ts'
import { TableHead } from '../TableHead.tsx'
import { useKeptScroll } from '../use-kept-scroll.ts'
import { useListHref } from '../use-list-href.ts'
import { GroupRows } from './GroupRows.tsx'
import { GroupsFoot } from './GroupsFoot.tsx'
import type { ListGroups } from './use-groups.ts'

interface Props extends ListTableProps {
  place: ListPlace
  groups: ListGroups
  /** The rows in sight, with what else is known of them. */
  docs: readonly DocumentData[]
}

/** The rows of a list, a section for each group. */
export function GroupedTable({ place, groups, docs, sort, isBehind, ...ofRows }: Props) {
  const { collection, columns, boxes } = ofRows
  const table = useKeptScroll()
  const known = new Map(docs.map((doc) => [idOf(doc), doc]))
  if (groups.shown.length === 0) return <NoGroups page={place.page} />
  return (
    <>
      <Table
        ref={table}
        label={collection.labels.plural}
        className={listCss.root}
        aria-busy={isBehind}
      >
        <TableHead {...{ columns, sort, boxes }} />
        {groups.shown.map((shown) => (
          <GroupRows
            key={shown.key}
            {...{ shown, place: groups.place, groupsPage: place.page, known, ofRows }}
            width={columns.length + (boxes ? 1 : 0)}
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
      action={
        <OfferedLink
          id="groups-first"
          label={text('groups.first')}
          href={href({ page: undefined })}
        />
      }
    >
      {text('groups.beyondEnd', { page })}
    </EmptyState>
  )
}
