import { $findTableNode } from '@lexical/table'
import type { LexicalEditor } from 'lexical'
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
