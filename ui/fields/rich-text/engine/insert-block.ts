import { $isAtNodeEnd } from '@lexical/selection'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import type { ElementNode, LexicalNode } from 'lexical'
import {
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
} from 'lexical'

/** Puts in a block at the caret, by what does so; a line that was empty there makes way for it. */
export function $insertBlock(insert: () => void): void {
  const block = $blockAtCaret()
  insert()
  if ($isParagraphNode(block) && block.isAttached() && block.isEmpty()) block.remove()
}

/** Puts in a block at the caret; between words, behind the block that they are in. */
export function $insertBeside(node: LexicalNode): void {
  const block = $blockAtCaret()
  if ($isElementNode(block) && $isCaretBetween(block)) block.insertAfter(node)
  else $insertBlock(() => $insertNodeToNearestRoot(node))
}

/** Neither at its beginning nor at its end. */
function $isCaretBetween(block: ElementNode): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return false
  const { focus } = selection
  const at = focus.getNode()
  const isFirst = at.is(block) || at.is(block.getFirstDescendant())
  const isLast = at.is(block) || at.is(block.getLastDescendant())
  return !(isFirst && focus.offset === 0) && !(isLast && $isAtNodeEnd(focus))
}

function $blockAtCaret(): LexicalNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const at = selection.focus.getNode()
  return [at, ...at.getParents()].find((node) => $isRootOrShadowRoot(node.getParent())) ?? null
}
