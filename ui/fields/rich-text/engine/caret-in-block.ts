import { $isTableSelection } from '@lexical/table'
import type { LexicalNode, NodeKey } from 'lexical'
import {
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
} from 'lexical'

/** The caret of a block that is replaced goes to the same letter of the one that takes its place. */
export function $moveSelection(from: NodeKey, to: LexicalNode): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return
  const old = $getNodeByKey(from)
  if (!old) return
  const isIn = (key: NodeKey) => {
    const node = $getNodeByKey(key)
    return node !== null && (node.is(old) || old.isParentOf(node))
  }
  if (!isIn(selection.anchor.key) && !isIn(selection.focus.key)) return
  $placeCaret(to, $isElementNode(old) ? $offsetIn(old, selection.anchor) : 0)
}

function $offsetIn(block: LexicalNode, point: { key: NodeKey; offset: number }): number {
  if (!$isElementNode(block)) return 0
  let length = 0
  const cell = $getNodeByKey(point.key)
  for (const text of block.getAllTextNodes()) {
    if (text.getKey() === point.key) return length + point.offset
    // Of chosen cells, the caret goes to the first.
    if (cell?.isParentOf(text)) return length
    length += text.getTextContentSize()
  }
  return length
}

/** Puts the caret behind so many letters of a block, or at its end. */
function $placeCaret(block: LexicalNode, offset: number): void {
  if (!$isElementNode(block)) {
    block.selectNext()
    return
  }
  let left = offset
  for (const text of block.getAllTextNodes()) {
    const size = text.getTextContentSize()
    if (left <= size && $isTextNode(text)) {
      text.select(left, left)
      return
    }
    left -= size
  }
  block.selectEnd()
}
