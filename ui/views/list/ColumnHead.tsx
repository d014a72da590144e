import { SortHeader } from '../../parts/SortHeader.tsx'
import { cellLook } from './cells/cell-look.ts'
import type { Column } from './columns.ts'
import { useListHref } from './use-list-href.ts'

/** The name of a column, by which the list can be sorted where that makes sense. */
export function ColumnHead({ column, sort }: { column: Column; sort: string }) {
  const href = useListHref()
  const { accessor, label, content, isSortable } = column
  const id = `heading-${accessor.replaceAll('.', '__')}`
  const look = cellLook(content)
  if (!isSortable) {
    return (
      <th scope="col" id={id} data-cell={look}>
        {label}
      </th>
    )
  }
  const [first] = sort.split(',')
  const isAscending = first === accessor
  const direction = isAscending ? 'ascending' : first === `-${accessor}` ? 'descending' : undefined
  return (
    <SortHeader
      id={id}
      data-cell={look}
      href={href({ sort: isAscending ? `-${accessor}` : accessor })}
      sort={direction}
    >
      {label}
    </SortHeader>
  )
}
