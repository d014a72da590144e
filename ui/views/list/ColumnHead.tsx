import type { MouseEvent } from 'react'
import { useText } from '../../kit/text.tsx'
import { SortHeader } from '../../parts/SortHeader.tsx'
import type { Column } from './columns.ts'
import { lookOf } from './contents.ts'
import { useListHome } from './home/list-home.ts'
import { nextSort } from './list-place.ts'
import { useListHref } from './use-list-href.ts'

/** The name of a column, by which the list can be sorted where that makes sense. */
export function ColumnHead({ column, sort }: { column: Column; sort: string }) {
  const text = useText()
  const { go, prefix } = useListHome()
  const href = useListHref()
  const { accessor, label, content, isSortable } = column
  const id = `${prefix}heading-${accessor.replaceAll('.', '__')}`
  const look = lookOf(content)
  if (!isSortable) {
    return (
      <th scope="col" id={id} data-cell={look}>
        {label}
      </th>
    )
  }
  const parts = sort.split(',')
  const place = parts.findIndex((part) => part.replace(/^-/, '') === accessor)
  const addToSort = (event: MouseEvent) => {
    if (!event.shiftKey) return
    event.preventDefault()
    go(href({ sort: nextSort(sort, accessor, true) }))
  }
  return (
    <SortHeader
      id={id}
      data-cell={look}
      href={href({ sort: nextSort(sort, accessor, false) })}
      sort={place === -1 ? undefined : parts[place] === accessor ? 'ascending' : 'descending'}
      place={parts.length > 1 && place !== -1 ? place + 1 : undefined}
      hint={text('list.sort.hint')}
      onFollow={addToSort}
    >
      {label}
    </SortHeader>
  )
}
