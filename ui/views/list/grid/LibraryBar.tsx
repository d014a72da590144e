import LayoutGridIcon from 'lucide-react/icons/layout-grid'
import Rows3Icon from 'lucide-react/icons/rows-3'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import type { QueryValue } from '../../../client/query-string.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon, TriangleAlertIcon } from '../../../parts/icons.ts'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import { allColumns } from '../columns.ts'
import { useListHome } from '../home/list-home.ts'
import type { SelectBoxes } from '../list-rows.ts'
import type { List } from '../use-list.ts'
import { useListHref } from '../use-list-href.ts'
import { isWithoutAltText, withAnyAltText, withoutAltText } from './alt-text-filter.ts'
import css from './LibraryBar.module.css'

interface Props {
  list: List
  boxes: SelectBoxes | null
  tools?: ReactNode
}

/** How files are shown: as a grid or a table, in which order, and only those without alternative text. */
export function LibraryBar({ list, boxes, tools }: Props) {
  const { collection, groups, place } = list
  const text = useText()
  const { go, prefix } = useListHome()
  const href = useListHref()
  const root = useRef<HTMLDivElement>(null)
  const isGrid = place.layout === 'grid' && groups === null
  const altText = collection.upload?.altText
  const isNarrowed = altText !== undefined && isWithoutAltText(place.where, altText)
  const show = (change: Readonly<Record<string, QueryValue>>) => go(href(change))

  const asGrid: Action = {
    id: `${prefix}list-grid`,
    label: text('library.grid'),
    run: () => show({ layout: 'grid' }),
    refusal: groups ? text('library.refusal.grouped') : undefined,
  }
  const asTable: Action = {
    id: `${prefix}list-table`,
    label: text('library.table'),
    run: () => show({ layout: 'table' }),
  }
  const narrow: Action = {
    id: `${prefix}list-without-alt-text`,
    label: text('library.withoutAltText'),
    run: () => {
      if (altText === undefined) return
      const { where } = place
      const next =
        where && isNarrowed ? withAnyAltText(where, altText) : withoutAltText(where, altText)
      show({ where: (next as QueryValue) ?? undefined })
    },
  }
  useOffered([asGrid, asTable, ...(altText === undefined ? [] : [narrow])], root)

  return (
    <div ref={root} className={css.root}>
      {isGrid && boxes && <span className={css.boxes}>{boxes.ofPage}</span>}
      {isGrid && <SortChoice list={list} />}
      {altText !== undefined && (
        <Button
          id={narrow.id}
          bare
          size="small"
          icon={<TriangleAlertIcon />}
          aria-pressed={isNarrowed}
          onClick={narrow.run}
        >
          {narrow.label}
        </Button>
      )}
      <fieldset className={css.layouts} aria-label={text('library.layout')}>
        <IconButton
          {...{ id: asGrid.id, label: asGrid.label, refusal: asGrid.refusal }}
          icon={<LayoutGridIcon />}
          aria-pressed={isGrid}
          onClick={asGrid.run}
        />
        <IconButton
          {...{ id: asTable.id, label: asTable.label }}
          icon={<Rows3Icon />}
          aria-pressed={!isGrid}
          onClick={asTable.run}
        />
      </fieldset>
      {tools}
    </div>
  )
}

/** Cards have no heads to sort by. */
function SortChoice({ list: { collection, place } }: { list: List }) {
  const text = useText()
  const { go, prefix } = useListHome()
  const href = useListHref()
  const columns = allColumns(collection, text).filter(({ isSortable }) => isSortable)
  const [first = ''] = place.sort.split(',')
  const field = first.replace(/^-/, '')
  const isReversed = first.startsWith('-')
  const Direction = isReversed ? ArrowDownIcon : ArrowUpIcon
  const root = useRef<HTMLSpanElement>(null)
  const reverse: Action = {
    id: `${prefix}list-reverse`,
    label: text('groups.reverse'),
    run: () => go(href({ sort: isReversed ? field : `-${field}` })),
  }
  useOffered([reverse], root)
  return (
    <span ref={root} className={css.sort}>
      <NativeSelect
        aria-label={text('library.sort')}
        value={field}
        onChange={({ target }) => go(href({ sort: `${isReversed ? '-' : ''}${target.value}` }))}
      >
        {columns.every(({ accessor }) => accessor !== field) && <option value={field} />}
        {columns.map(({ accessor, label }) => (
          <option key={accessor} value={accessor}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        size="small"
        id={reverse.id}
        label={reverse.label}
        icon={<Direction />}
        aria-pressed={isReversed}
        onClick={reverse.run}
      />
    </span>
  )
}
