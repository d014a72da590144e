import type { LexicalEditor, NodeKey } from 'lexical'
import type { BlockDrop } from '#machines/block-handle'
import { $textRows } from './text-rows.ts'

export interface Rect {
  top: number
  bottom: number
  left: number
  right: number
  height: number
}

/** Of a block or an item; the list within an item is not it. */
export function rectOf(editor: LexicalEditor, key: NodeKey | undefined): Rect | undefined {
  const element = key === undefined ? null : editor.getElementByKey(key)
  if (!element) return undefined
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const list = element.matches('li') && element.querySelector(':scope > ul, :scope > ol')
  const end = list ? list.getBoundingClientRect().top : bottom
  return { top, bottom: end, left, right, height: end - top }
}

/** The gap in which it would be dropped: how high it is, and beside what. */
export function gapAt(
  editor: LexicalEditor,
  { block, side }: BlockDrop,
): { y: number; beside: HTMLElement } | null {
  const beside = editor.getElementByKey(block)
  if (!beside) return null
  const rows = editor.read($textRows).map(({ key }) => key)
  const isWithin = (key: NodeKey | undefined): boolean => {
    const element = key === undefined ? null : editor.getElementByKey(key)
    return element !== null && (element === beside || beside.contains(element))
  }
  const first = rows.findIndex((key) => isWithin(key))
  const last = side === 'before' ? first - 1 : endOf(editor, rows, first, beside)
  const [above, below] = [rectOf(editor, rows[last]), rectOf(editor, rows[last + 1])]
  if (above && below) return { y: (above.bottom + below.top) / 2, beside }
  if (below) return { y: below.top - 4, beside }
  return above ? { y: above.bottom + 4, beside } : null
}

/** The last row of a block, or of an item with the list below it. */
function endOf(
  editor: LexicalEditor,
  rows: readonly NodeKey[],
  first: number,
  beside: HTMLElement,
): number {
  const next = beside.nextElementSibling
  const below = next?.matches('li:has(> ul:first-child, > ol:first-child)') ? next : null
  let last = first
  for (let index = first + 1; index < rows.length; index++) {
    const element = editor.getElementByKey(rows[index]!)
    if (!element || !(beside.contains(element) || below?.contains(element))) break
    last = index
  }
  return last
}
