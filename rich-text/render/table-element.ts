import type { Table, TableRow } from '../tree/rich-tree.ts'
import type { Target } from './target.ts'

export function tableElement<Out>(table: Table, rows: readonly Out[], target: Target<Out>): Out {
  const heads = headRows(table.children)
  const columns = table.colWidths.map((width) =>
    target.element('col', { style: { width: `${width}px` } }, []),
  )
  const part = (tag: string, within: readonly Out[]) =>
    within.length > 0 ? [target.element(tag, {}, within)] : []
  const attributes = {
    'data-striped': table.isStriped ? '' : null,
    'data-frozen-rows': table.frozenRows || null,
    'data-frozen-columns': table.frozenColumns || null,
  }
  return target.element('table', attributes, [
    ...part('colgroup', columns),
    ...part('thead', rows.slice(0, heads)),
    ...part('tbody', rows.slice(heads)),
  ])
}

/** How many rows at the top hold nothing but headers; a cell can't reach from the head into the body. */
export function headRows(rows: readonly TableRow[]): number {
  const first = rows.findIndex(({ children }) => !children.every((cell) => cell.isColumnHeader))
  const heads = first === -1 ? rows.length : first
  const isWhole = rows
    .slice(0, heads)
    .every(({ children }, at) => children.every(({ rowSpan }) => at + rowSpan <= heads))
  return isWhole ? heads : 0
}
