import { $isListItemNode } from '@lexical/list'
import { $findTableNode } from '@lexical/table'
import { $findMatchingParent } from '@lexical/utils'
import type { LexicalEditor, LexicalNode } from 'lexical'
import {
  $addUpdateTag,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
} from 'lexical'
import { $moveItem } from './list-items.ts'
import { ownStepTag } from './own-step.ts'
import { $isFolded, $isFoldedAway, $lastOfFolded, $moveSection } from './sections.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt and an arrow move the block of the caret, as they move a row (RICH-5). */
export const registerMove = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const by = steps[event.key]
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !by) return false
      const selection = $getSelection()
      const node = $isRangeSelection(selection)
        ? selection.anchor.getNode()
        : $isNodeSelection(selection)
          ? selection.getNodes()[0]
          : undefined
      const moved = node ? $moveFrom(node, by) : 'nothing'
      if (moved === 'nothing') return false
      event.preventDefault()
      if (moved === 'done') $addUpdateTag(ownStepTag)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )

/**
 * Moves the block that the node is in; in a list its item, and at the end of the list all of it. An
 * item further in stays in its list. A folded heading takes its section, and what is folded away is passed.
 */
export function $moveFrom(node: LexicalNode, by: 1 | -1): 'done' | 'at the end' | 'nothing' {
  const item = $findMatchingParent(node, $isListItemNode)
  if ($isListItemNode(item) && !$findTableNode(item)) {
    if ($moveItem(item, by)) return 'done'
    if (item.getIndent() > 0) return 'at the end'
  }
  const block = $findTableNode(node) ?? node.getTopLevelElement() ?? node
  if ($isFolded(block)) return $moveSection(block, by) ? 'done' : 'nothing'
  const neighbor = by < 0 ? $inSightAbove(block) : block.getNextSibling()
  if (!neighbor) return 'nothing'
  if (by < 0) neighbor.insertBefore(block, false)
  else $lastOfFolded(neighbor).insertAfter(block, false)
  return 'done'
}

function $inSightAbove(block: LexicalNode): LexicalNode | null {
  let above = block.getPreviousSibling()
  while (above && $isFoldedAway(above)) above = above.getPreviousSibling()
  return above
}
