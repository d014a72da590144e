import { $isLinkNode } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $findTableNode, $isTableSelection } from '@lexical/table'
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils'
import type { BaseSelection, ElementNode, LexicalNode, TextFormatType } from 'lexical'
import { $getSelection, $isElementNode, $isRangeSelection, $isRootOrShadowRoot } from 'lexical'
import { $textStateAtCaret } from './text-styles.ts'

/** What the text is where the caret is: what buttons show as pressed. */
export interface TextState {
  formats: readonly TextFormatType[]
  /** `paragraph`, `h1`…`h6`, `quote`, `bullet`, `number`, `check`, or the type of a block of the site's own. */
  block: string
  align: string
  indent: number
  isLink: boolean
  /** The styles of the words, by their keys. */
  states: Readonly<Record<string, string | null>>
  isInTable: boolean
  /** Something is selected. */
  hasRange: boolean
}

export const nowhere: TextState = {
  formats: [],
  block: 'paragraph',
  align: '',
  indent: 0,
  isLink: false,
  states: {},
  isInTable: false,
  hasRange: false,
}

const formats: readonly TextFormatType[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
  'subscript',
  'superscript',
]

/** `styles`: the keys of the styles that somebody asks for. */
export function $textState(styles: readonly string[] = []): TextState {
  const selection = $getSelection()
  if ($isTableSelection(selection)) {
    return { ...nowhere, formats: formatsIn(selection), isInTable: true, hasRange: true }
  }
  if (!$isRangeSelection(selection)) return nowhere
  const node = selection.anchor.getNode()
  const block = $blockOf(node)
  return {
    formats: formatsIn(selection),
    block: block ? $kindOf(block) : 'paragraph',
    align: block?.getFormatType() ?? '',
    indent: block?.getIndent() ?? 0,
    isLink: $findMatchingParent(node, $isLinkNode) !== null,
    states: Object.fromEntries(styles.map((key) => [key, $textStateAtCaret(key)])),
    isInTable: $findTableNode(node) !== null,
    hasRange: !selection.isCollapsed(),
  }
}

const formatsIn = (selection: BaseSelection & { hasFormat(format: TextFormatType): boolean }) =>
  formats.filter((format) => selection.hasFormat(format))

/** The block that holds the node: a paragraph, a heading, an entry of a list. */
export const $blockOf = (node: LexicalNode): ElementNode | null => {
  const found = $findMatchingParent(
    node,
    (one) =>
      $isElementNode(one) &&
      !one.isInline() &&
      ($isRootOrShadowRoot(one.getParent()) || $isListNode(one.getParent())),
  )
  return $isElementNode(found) ? found : null
}

/** As commands name it. */
export function $kindOf(block: ElementNode): string {
  if ($isHeadingNode(block)) return block.getTag()
  if ($isQuoteNode(block)) return 'quote'
  return $getNearestNodeOfType(block, ListNode)?.getListType() ?? block.getType()
}

export const isSameState = (one: TextState, other: TextState): boolean =>
  one.block === other.block &&
  one.align === other.align &&
  one.indent === other.indent &&
  one.isLink === other.isLink &&
  Object.keys(one.states).every((key) => one.states[key] === other.states[key]) &&
  one.isInTable === other.isInTable &&
  one.hasRange === other.hasRange &&
  one.formats.join() === other.formats.join()
