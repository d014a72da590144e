import { $createHorizontalRuleNode } from '@lexical/extension'
import { $isListItemNode, $isListNode } from '@lexical/list'
import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import {
  $createParagraphNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_LOW,
  KEY_ENTER_COMMAND,
  KEY_SPACE_COMMAND,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'

/** Markdown that Lexical's own shortcuts don't hear: they wait for a space at the start of a block. */
export const registerTypedMarkdown = (
  editor: LexicalEditor,
  { enabled }: RichTextFeatures,
): (() => void) =>
  mergeRegister(
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => enabled.includes('horizontalRule') && $rule(event),
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_SPACE_COMMAND,
      (event) => enabled.includes('checklist') && $checkList(event),
      COMMAND_PRIORITY_LOW,
    ),
  )

/** `---` and Enter. */
function $rule(event: KeyboardEvent | null): boolean {
  const selection = $getSelection()
  if (event?.shiftKey || !$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const block = selection.anchor.getNode().getParent()
  if (!$isParagraphNode(block) || !/^(---|\*\*\*|___)$/.test(block.getTextContent())) return false
  event?.preventDefault()
  const line = $createHorizontalRuleNode()
  block.replace(line)
  const next = $createParagraphNode()
  line.insertAfter(next)
  next.select()
  return true
}

/** `- [ ]` and a space: by then, the dash has made a list. */
function $checkList(event: KeyboardEvent): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const text = selection.anchor.getNode()
  const item = text.getParent()
  if (!$isTextNode(text) || !$isListItemNode(item) || text.getPreviousSibling()) return false
  const list = item.getParent()
  const offset = selection.anchor.offset
  const mark = /^\[( |x)?\]$/i.exec(text.getTextContent().slice(0, offset))
  if (!mark || !$isListNode(list) || list.getListType() !== 'bullet') return false
  // Of a list that was there before, an item alone is no checklist.
  if (list.getChildrenSize() > 1) return false
  event.preventDefault()
  text.spliceText(0, offset, '', true)
  list.setListType('check')
  item.setChecked(mark[1]?.toLowerCase() === 'x')
  return true
}
