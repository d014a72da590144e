import type { ReactNode } from 'react'
import type { DocumentData } from '#contracts/documents'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { ChangedRows } from './changed-rows/ChangedRows.tsx'
import { Grid, LibraryBar } from './grid/later.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFoot } from './ListFoot.tsx'
import type { ListTableProps } from './ListTable.tsx'
import { ListTable } from './ListTable.tsx'
import type { RowPress, SelectBoxes } from './list-rows.ts'
import { HearReviews } from './review/later.tsx'
import type { List } from './use-list.ts'

interface Props {
  list: List
  pressOf: (doc: DocumentData) => RowPress
  boxes?: SelectBoxes | null
  /** Where there is nothing at all: what to say, and the way on. */
  empty?: ReactNode
  /** The folders that the rows are in. */
  folders?: ReactNode
  /** What else can be done with a list of files, in their bar. */
  tools?: ReactNode
  /** Draws them, where they are more than rows. */
  table?: (props: ListTableProps) => ReactNode
}

/** The rows of a list and the way to the others; why there are none, and when they come. */
export function ListRows(props: Props) {
  const { list, pressOf, boxes = null, empty, folders, tools, table = plain } = props
  const { collection, columns, groups, place, page, isBehind, problem } = list
  const text = useText()
  const { number } = useFormats()
  const label = collection.labels.plural
  // The rows of closed groups are not in sight.
  const isEmpty =
    page !== undefined && page.docs.length === 0 && (groups === null || page.totalDocs === 0)
  const isNarrowed = place.search.trim() !== '' || place.where !== null
  const isFound = page !== undefined && !isEmpty && isNarrowed && !isBehind
  const draw = place.layout === 'grid' && groups === null ? cards : table
  return (
    <>
      {collection.upload && <LibraryBar list={list} boxes={isEmpty ? null : boxes} tools={tools} />}
      {folders}
      {page === undefined && problem === null && (
        <Skeleton label={text('list.loading', { label })} lines={place.limit} look="rows" />
      )}
      <div role="status">
        {isFound && (
          <VisuallyHidden>{text('list.found', { total: number(page.totalDocs) })}</VisuallyHidden>
        )}
        {isEmpty && <ListEmpty {...{ collection, place, page, empty }} />}
      </div>
      {page !== undefined &&
        !isEmpty &&
        draw({ collection, columns, isBehind, pressOf, boxes, sort: place.sort, docs: page.docs })}
      {page !== undefined && !isEmpty && groups === null && (
        <ListFoot {...{ collection, columns, page, place }} />
      )}
      {page !== undefined && <ChangedRows slug={collection.slug} />}
      {page !== undefined && collection.review && <HearReviews slug={collection.slug} />}
    </>
  )
}

const plain = (props: ListTableProps) => <ListTable {...props} />

const cards = (props: ListTableProps) => <Grid {...props} />
