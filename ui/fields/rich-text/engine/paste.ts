import {
  $generateNodesFromSerializedNodes,
  $insertDataTransferForRichText,
  $insertGeneratedNodes,
  ClipboardImportExtension,
} from '@lexical/clipboard'
import type { DOMPreprocessFn, WhitespaceImportConfig } from '@lexical/html'
import {
  $generateNodesFromDOMViaExtension,
  contextValue,
  defaultPreservesWhitespace,
  ImportWhitespaceConfig,
} from '@lexical/html'
import { LinkNode } from '@lexical/link'
import { ListItemNode } from '@lexical/list'
import { $convertFromMarkdownString } from '@lexical/markdown'
import { DRAG_DROP_PASTE, HeadingNode } from '@lexical/rich-text'
import { mergeRegister } from '@lexical/utils'
import type { ElementNode, LexicalEditor, LexicalNode } from 'lexical'
import {
  $addUpdateTag,
  $createParagraphNode,
  $getEditor,
  $getSelection,
  $hasUpdateTag,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  configExtension,
  isBlockDomNode,
  KEY_DOWN_COMMAND,
  PASTE_COMMAND,
  PASTE_TAG,
  ParagraphNode,
  TextNode,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'
import { hasSafeScheme } from '#contracts/rich-text/content'
import { isPressed } from '../../../actions/shortcut.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import { $fitted, $tidied } from './fitted.ts'
import { cleanForeign } from './foreign-html.ts'
import { transformersOf } from './markdown.ts'
import { markdownTable, markdownTableOf } from './markdown-table.ts'
import { $pasteCells, registerTableCopy } from './table-clipboard.ts'
import { remoteTag } from './text-of-document.ts'

/** What another text of the panel or another program gives, as the field offers it. */
export const pasteExtension = (features: RichTextFeatures) =>
  configExtension(ClipboardImportExtension, {
    $importMimeType: {
      'application/x-lexical-editor': [
        (json, selection, $next) => {
          const nodes = $nodesOfPanel(json)
          if (nodes === null) return $next()
          $insertGeneratedNodes($getEditor(), $fitted(nodes, features), selection)
          return true
        },
      ],
      'text/html': [
        (html, selection) => {
          const { nodes, pictures } = $readHtml(html, features)
          $insertGeneratedNodes($getEditor(), $tidied($fitted(nodes, features)), selection)
          if (pictures.length > 0) $getEditor().dispatchCommand(DRAG_DROP_PASTE, pictures)
          return true
        },
      ],
    },
  })

/** null: it is of another program, or of a text that has what this one hasn't. */
function $nodesOfPanel(json: string): LexicalNode[] | null {
  try {
    const { namespace, nodes } = JSON.parse(json)
    const isOurs = namespace === $getEditor()._config.namespace && Array.isArray(nodes)
    return isOurs ? $generateNodesFromSerializedNodes(nodes) : null
  } catch {
    return null
  }
}

function $readHtml(html: string, { enabled }: RichTextFeatures) {
  const dom = new DOMParser().parseFromString(html, 'text/html')
  let pictures: File[] = []
  const clean: DOMPreprocessFn = (_dom, _context, $next) => {
    pictures = cleanForeign(dom, { hasTables: enabled.includes('table') }, $next)
  }
  const nodes = $generateNodesFromDOMViaExtension(dom, {
    preprocess: [clean],
    context: [contextValue(ImportWhitespaceConfig, spaces)],
  })
  return { nodes, pictures }
}

/** Any element that is no block stands in a line: a space beside it is one between words. */
const spaces: WhitespaceImportConfig = {
  isInline: (node) => !isBlockDomNode(node) && !/^(T[DHR]|TBODY)$/.test(node.nodeName),
  preservesWhitespace: defaultPreservesWhitespace,
}

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
  /** The keys for it were pressed; the browser says nothing of it. */
  let isPlain = false
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
      KEY_DOWN_COMMAND,
      (event) => {
        isPlain = isPressed('mod+shift+v', event)
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!('clipboardData' in event) || !event.clipboardData) return false
        const { types } = event.clipboardData
        const isPlainText = isPlain
        isPlain = false
        if (isPlainText && types.includes('text/plain')) return $pastePlain(event)
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

/** Letters and lines as they are, whatever they could mean. */
function $pastePlain(event: ClipboardEvent): boolean {
  const selection = $getSelection()
  if (selection === null) return false
  event.preventDefault()
  $addUpdateTag(PASTE_TAG)
  const plain = new DataTransfer()
  plain.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '')
  $insertDataTransferForRichText(plain, selection)
  return true
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
