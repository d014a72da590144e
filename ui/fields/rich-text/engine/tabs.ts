import { $isListItemNode } from '@lexical/list'
import { $findTableNode } from '@lexical/table'
import { $findMatchingParent } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'

const deepest = 10

/**
 * Tab indents in a list, and at the beginning of a block; elsewhere it leaves the field, as it does
 * everywhere on the page.
 */
export const registerTabs = (editor: LexicalEditor, features: RichTextFeatures): (() => void) =>
  editor.registerCommand(
    KEY_TAB_COMMAND,
    (event) => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection)) return false
      const { anchor } = selection
      const item = $findMatchingParent(anchor.getNode(), $isListItemNode)
      const block =
        item ??
        $findMatchingParent(anchor.getNode(), (node) => $isElementNode(node) && !node.isInline())
      if (!$isElementNode(block) || $findTableNode(block)) return false
      const isAtStart = anchor.offset === 0 && anchor.getNode().getPreviousSiblings().length === 0
      const mayIndent =
        features.enabled.includes('indent') && !features.notIndented.includes(block.getType())
      if (!item && !(mayIndent && isAtStart && (block.getIndent() > 0 || !event.shiftKey)))
        return false
      if (!event.shiftKey && block.getIndent() >= deepest) return false
      if (item && event.shiftKey && block.getIndent() === 0) return false
      event.preventDefault()
      return editor.dispatchCommand(
        event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND,
        undefined,
      )
    },
    COMMAND_PRIORITY_LOW,
  )
