import type { LexicalEditor, NodeKey } from 'lexical'
import type { BlockDrop } from '#machines/block-handle'
import { $dropsBetween, $isWhereItIs } from './drop-choices.ts'
import { rectOf } from './row-rect.ts'
import type { TextRow } from './text-rows.ts'
import { $blockRows, $goesAlong, $rowOf, $textRows } from './text-rows.ts'

/** px to the side that mean one list further in or out: about as far as items are indented. */
const aLevel = 28

/** The block or item at this height of the window; above the first one there is none. */
export function blockAt(editor: LexicalEditor, y: number): NodeKey | null {
  const rows = editor.read($textRows)
  return rows[indexAt(editor, rows, y)]?.key ?? null
}

/** The last row that begins above; rows stand below one another, and there may be thousands. */
function indexAt(editor: LexicalEditor, rows: readonly TextRow[], y: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rectOf(editor, rows[middle]?.key)?.top ?? 0) <= y) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** How far the pointer is from where it took hold: down the window, and towards the end of lines. */
export interface Pointer {
  y: number
  inwards: number
}

/**
 * Where something would come to lie that is held there; null: it would stay where it is. Between two
 * depths of a list, moving to the side decides.
 */
export function dropAt(
  editor: LexicalEditor,
  held: NodeKey,
  { y, inwards }: Pointer,
): BlockDrop | null {
  return editor.read(() => {
    const own = $rowOf(held)
    if (!own) return null
    const isItem = own.depth > 0
    const rows = isItem ? $textRows() : $blockRows()
    const { gap, index } = gapIn(editor, rows, y)
    if (!isItem) return $dropOfBlock(rows, gap, held)
    const isOther = ({ key }: TextRow) => !$goesAlong(key, held)
    const [before, after] = [rows.slice(0, gap).findLast(isOther), rows.slice(gap).find(isOther)]
    const choices = $dropsBetween(before, after, gap === index ? 'after' : 'before')
    const wanted = own.depth + Math.round(inwards / aLevel)
    const { drop } = choices.find(({ depth }) => depth <= wanted) ?? choices.at(-1) ?? {}
    return drop && !$isWhereItIs(held, drop) ? drop : null
  })
}

/** Between which blocks something new comes to lie at this height; null: there are no blocks. */
export const dropBetween = (editor: LexicalEditor, y: number): BlockDrop | null =>
  editor.read(() => {
    const rows = $blockRows()
    return besideGap(rows, gapIn(editor, rows, y).gap)
  })

/** The row at this height, and the nearer of the gaps above and below it. */
function gapIn(editor: LexicalEditor, rows: readonly TextRow[], y: number) {
  const index = Math.max(0, indexAt(editor, rows, y))
  const rect = rectOf(editor, rows[index]?.key)
  return { index, gap: rect && y > rect.top + rect.height / 2 ? index + 1 : index }
}

function $dropOfBlock(rows: readonly TextRow[], gap: number, held: NodeKey): BlockDrop | null {
  const own = rows.findIndex(({ key }) => key === held)
  return gap === own || gap === own + 1 ? null : besideGap(rows, gap)
}

function besideGap(rows: readonly TextRow[], gap: number): BlockDrop | null {
  const next = rows[gap]
  if (next) return { block: next.key, side: 'before' }
  const last = rows.at(-1)
  return last ? { block: last.key, side: 'after' } : null
}
