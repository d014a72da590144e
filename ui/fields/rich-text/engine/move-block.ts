import type { ListItemNode } from '@lexical/list'
import { $isListItemNode, $isListNode } from '@lexical/list'
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
import { ownStepTag } from './own-step.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Alt and an arrow move the block of the caret, as they move a row (RICH-5). In a list they move its
 * item, and at the end of the list all of it.
 */
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
      const item = node ? $findMatchingParent(node, $isListItemNode) : null
      if ($isListItemNode(item) && !$findTableNode(item)) {
        const isMoved = $moveItem(item, by)
        if (isMoved || item.getIndent() > 0) {
          event.preventDefault()
          if (isMoved) $addUpdateTag(ownStepTag)
          return true
        }
      }
      const block = node && ($findTableNode(node) ?? node.getTopLevelElement() ?? node)
      const neighbour = by < 0 ? block?.getPreviousSibling() : block?.getNextSibling()
      if (!block || !neighbour) return false
      event.preventDefault()
      $addUpdateTag(ownStepTag)
      if (by < 0) neighbour.insertBefore(block)
      else neighbour.insertAfter(block)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )

/** Past its neighbour, each with the list below it; false: it is the last one there. */
function $moveItem(item: ListItemNode, by: 1 | -1): boolean {
  const unit = $withListBelow(item)
  if (by > 0) {
    const next = unit.at(-1)?.getNextSibling()
    if (!$isListItemNode(next)) return false
    $placeAfter($withListBelow(next).at(-1)!, unit)
    return true
  }
  let before = item.getPreviousSibling()
  while ($isListItemNode(before) && $holdsList(before)) before = before.getPreviousSibling()
  if (!before) return false
  for (const part of unit) before.insertBefore(part)
  return true
}

function $placeAfter(place: LexicalNode, unit: readonly LexicalNode[]): void {
  let last = place
  for (const part of unit) {
    last.insertAfter(part)
    last = part
  }
}

/** A list below an item stands in an item of its own, right behind it. */
function $withListBelow(item: ListItemNode): LexicalNode[] {
  const next = item.getNextSibling()
  return $isListItemNode(next) && $holdsList(next) ? [item, next] : [item]
}

const $holdsList = (item: ListItemNode): boolean => $isListNode(item.getFirstChild())
