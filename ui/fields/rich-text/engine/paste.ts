import { ClipboardDOMImportExtension } from '@lexical/clipboard'
import { LinkNode } from '@lexical/link'
import { ListItemNode, WordListImportExtension } from '@lexical/list'
import { $convertFromMarkdownString } from '@lexical/markdown'
import { HeadingNode } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import type { ElementNode, LexicalEditor } from 'lexical'
import {
  $addUpdateTag,
  $createParagraphNode,
  $getSelection,
  $hasUpdateTag,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  PASTE_TAG,
  ParagraphNode,
  TextNode,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'
import { hasSafeScheme } from '#contracts/rich-text/content'
import type { SiteFeatures } from '../features/site-features.ts'
import { transformersOf } from './markdown.ts'
import { markdownTable, markdownTableOf } from './markdown-table.ts'
import { $pasteCells, registerTableCopy } from './table-clipboard.ts'
import { remoteTag } from './text-of-document.ts'

/** HTML of other programs, with the lists of Word as lists. */
export const pasteExtensions = [ClipboardDOMImportExtension, WordListImportExtension]

/** Text that is written as Markdown: a heading, a list, a quote, a rule. */
const markdown = /^(#{1,6} |[-*+] |\d+[.)] |> |- \[[ x]\] |---$)/m

/**
 * What is pasted is cleaned: neither the colours nor the directions of other programs come along, and
 * no link that is a script.
 */
export function registerPaste(
  editor: LexicalEditor,
  features: RichTextFeatures,
  site: SiteFeatures,
): () => void {
  const $straighten = (node: ElementNode) => {
    if ($hasUpdateTag(PASTE_TAG) && node.getDirection() === 'ltr') node.setDirection(null)
  }
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      if ($hasUpdateTag(PASTE_TAG) && node.getStyle() !== '') node.setStyle('')
    }),
    editor.registerNodeTransform(ParagraphNode, $straighten),
    editor.registerNodeTransform(HeadingNode, $straighten),
    ...(editor.hasNodes([ListItemNode])
      ? [editor.registerNodeTransform(ListItemNode, $straighten)]
      : []),
    ...(editor.hasNodes([LinkNode])
      ? [editor.registerNodeTransform(LinkNode, $unlinkScripts)]
      : []),
    registerTableCopy(editor),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!('clipboardData' in event) || !event.clipboardData) return false
        const { types } = event.clipboardData
        if (!types.includes('text/plain') || types.some((type) => rich.includes(type))) return false
        const text = event.clipboardData.getData('text/plain')
        if ($pasteCells(editor, text)) {
          event.preventDefault()
          return true
        }
        if (!text.includes('\n') || !isMarkdown(text)) return false
        if (!$isRangeSelection($getSelection())) return false
        event.preventDefault()
        $insertMarkdown(text, features, site)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

const isMarkdown = (text: string): boolean => markdown.test(text) || markdownTable.test(text)

/** What is better than plain text. */
const rich = ['text/html', 'application/x-lexical-editor', 'Files']

/** One that is stored is shown without its address, and goes when it is touched. */
function $unlinkScripts(link: LinkNode): void {
  if ($hasUpdateTag(remoteTag) || hasSafeScheme(link.getURL())) return
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

function $insertMarkdown(text: string, features: RichTextFeatures, site: SiteFeatures): void {
  $addUpdateTag(PASTE_TAG)
  const selection = $getSelection()?.clone() ?? null
  const format = $isRangeSelection(selection) ? selection.format : 0
  const holder = $createParagraphNode()
  const written = transformersOf(features, site)
  const tables = features.enabled.includes('table') ? [markdownTableOf(written)] : []
  $convertFromMarkdownString(text, [...tables, ...written], holder)
  $setSelection(selection)
  const nodes = holder.getChildren()
  $insertNodes(nodes.some((node) => $isElementNode(node)) ? nodes : [holder])
  // What is typed next looks as what was typed before.
  const caret = $getSelection()
  if ($isRangeSelection(caret)) caret.setFormat(format)
}
