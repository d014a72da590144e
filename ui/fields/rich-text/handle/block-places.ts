import type { LexicalEditor, NodeKey } from 'lexical'
import { $getRoot } from 'lexical'
import type { BlockDrop } from '#machines/block-handle'

const keysIn = (editor: LexicalEditor): readonly NodeKey[] =>
  editor.read(() => $getRoot().getChildrenKeys())

const rectOf = (editor: LexicalEditor, key: NodeKey | undefined): DOMRect | undefined =>
  key === undefined ? undefined : editor.getElementByKey(key)?.getBoundingClientRect()

/** The block at this height of the window; above the first one there is none. */
export function blockAt(editor: LexicalEditor, y: number): NodeKey | null {
  const keys = keysIn(editor)
  return keys[indexAt(editor, keys, y)] ?? null
}

/** The last block that begins above; blocks stand below one another, and there may be thousands. */
function indexAt(editor: LexicalEditor, keys: readonly NodeKey[], y: number): number {
  let [from, to] = [0, keys.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rectOf(editor, keys[middle])?.top ?? 0) <= y) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** Where a block would come to lie that is held at this height; null: it would stay where it is. */
export function dropAt(editor: LexicalEditor, held: NodeKey, y: number): BlockDrop | null {
  const keys = keysIn(editor)
  const index = Math.max(0, indexAt(editor, keys, y))
  const rect = rectOf(editor, keys[index])
  const gap = rect && y > rect.top + rect.height / 2 ? index + 1 : index
  const own = keys.indexOf(held)
  if (gap === own || gap === own + 1) return null
  const block = keys[gap]
  if (block !== undefined) return { block, side: 'before' }
  const last = keys.at(-1)
  return last === undefined ? null : { block: last, side: 'after' }
}

/** How high the gap is in which it would be dropped. */
export function gapAt(editor: LexicalEditor, { block, side }: BlockDrop): number | null {
  const rect = rectOf(editor, block)
  if (!rect) return null
  if (side === 'after') return rect.bottom + 4
  const keys = keysIn(editor)
  const above = rectOf(editor, keys[keys.indexOf(block) - 1])
  return above ? (above.bottom + rect.top) / 2 : rect.top - 4
}
