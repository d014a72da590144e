import type { LexicalNode } from 'lexical'
import { $getSelection, $isRangeSelection } from 'lexical'
import { $putCaret } from './caret-in-block.ts'
import { $lettersOf, $placeOf } from './letters.ts'
import { endOfChange } from './moved-place.ts'

/** Before a step in the history changes these blocks: what puts the caret at the end of it in those that they become. */
export function $markStep(blocks: readonly LexicalNode[]): (nodes: readonly LexicalNode[]) => void {
  const before = $textOf(blocks)
  const caret = $caretIn(blocks)
  return (nodes) => {
    const last = nodes.at(-1)
    if (!last || $getSelection() === null) return
    let end = endOfChange(before, $textOf(nodes), caret)
    if (end === null) return
    for (const node of nodes) {
      const { length } = $lettersOf(node)
      if (end < length) {
        $putCaret(node, end)
        return
      }
      end -= length
    }
    $putCaret(last, $lettersOf(last).length - 1)
  }
}

const $textOf = (blocks: readonly LexicalNode[]): string => blocks.map($lettersOf).join('')

function $caretIn(blocks: readonly LexicalNode[]): number | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  let before = 0
  for (const block of blocks) {
    const place = $placeOf(block, selection.focus)
    if (place !== null) return before + place
    before += $lettersOf(block).length
  }
  return null
}
