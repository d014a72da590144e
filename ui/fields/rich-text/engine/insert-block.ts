import { $insertNodeToNearestRoot } from '@lexical/utils'
import type { LexicalNode } from 'lexical'
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

/** Puts in a block at the caret; within words, behind the block that they are in. */
export function $insertBeside(node: LexicalNode): void {
  const block = $blockAtCaret()
  if ($isElementNode(block) && !block.isEmpty()) block.insertAfter(node)
  else $insertBlock(() => $insertNodeToNearestRoot(node))
}

function $blockAtCaret(): LexicalNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const at = selection.focus.getNode()
  return [at, ...at.getParents()].find((node) => $isRootOrShadowRoot(node.getParent())) ?? null
}
