import { $isLinkNode } from '@lexical/link'
import type { ListType } from '@lexical/list'
import { $isListItemNode, $isListNode } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import type { TableNode } from '@lexical/table'
import {
  $createTableCellNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  TableCellHeaderStates,
} from '@lexical/table'
import type { ElementNode, LexicalNode, TextFormatType } from 'lexical'
import {
  $copyNode,
  $createLineBreakNode,
  $createParagraphNode,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isTextNode,
  TEXT_TYPE_TO_FORMAT,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'
import type { HeadingTag, RichTextFeatureName } from '#contracts/rich-text/features'
import { formats } from './formats.ts'

/** Nodes with what the field offers; all else becomes the nearest that it does. */
export function $fitted(nodes: readonly LexicalNode[], features: RichTextFeatures): LexicalNode[] {
  return nodes.map((node) => {
    const fitting = $fittingKind(node, features)
    if ($isTextNode(fitting)) fitting.setFormat(fitting.getFormat() & offeredFormats(features))
    if (!$isElementNode(fitting)) return fitting
    if (
      !features.enabled.includes('align') ||
      ['left', 'start'].includes(fitting.getFormatType())
    ) {
      fitting.setFormat('')
    }
    const isIndented = !$isListItemNode(fitting) && fitting.getIndent() > 0
    if (isIndented && !features.enabled.includes('indent')) fitting.setIndent(0)
    const children = fitting.getChildren()
    return fitting.splice(0, children.length, $fitted(children, features))
  })
}

function $fittingKind(node: LexicalNode, { enabled, headings }: RichTextFeatures): LexicalNode {
  if ($isQuoteNode(node) && !enabled.includes('blockquote')) return $become(node, paragraph)
  if ($isListNode(node)) {
    const kinds = listKinds.filter(([, feature]) => enabled.includes(feature))
    const [kind] = kinds.find(([type]) => type === node.getListType()) ?? kinds[0] ?? []
    if (kind && kind !== node.getListType()) node.setListType(kind)
    return node
  }
  if (!$isHeadingNode(node)) return node
  const offered = enabled.includes('heading') ? headings : []
  const level = levelOf(node.getTag())
  const [nearest] = offered.toSorted(
    (one, other) => Math.abs(levelOf(one) - level) - Math.abs(levelOf(other) - level),
  )
  if (nearest === node.getTag()) return node
  return $become(node, nearest ? () => $createHeadingNode(nearest) : paragraph)
}

const paragraph = () => $createParagraphNode()

const $become = (node: ElementNode, make: () => ElementNode): ElementNode =>
  make()
    .setFormat(node.getFormatType())
    .append(...node.getChildren())

const levelOf = (tag: HeadingTag): number => Number(tag[1])

/** In the order in which one stands for another. */
const listKinds: readonly (readonly [ListType, RichTextFeatureName])[] = [
  ['bullet', 'unorderedList'],
  ['number', 'orderedList'],
  ['check', 'checklist'],
]

const offeredFormats = ({ enabled }: RichTextFeatures): number =>
  Object.entries(formats)
    .filter(([, feature]) => enabled.includes(feature))
    .reduce((bits, [format]) => bits | (TEXT_TYPE_TO_FORMAT[format as TextFormatType] ?? 0), 0)

/**
 * Blocks as somebody would have written them: none that is empty, none within another, lines apart
 * where an empty line stood between them.
 */
export function $tidied(nodes: readonly LexicalNode[]): LexicalNode[] {
  return nodes.flatMap((node) => {
    if ($isTableNode(node)) return [$tidyTable(node)]
    if ($isListNode(node)) {
      for (const item of node.getChildren()) {
        if ($isListItemNode(item)) $tidyItem(item)
      }
      return node.isEmpty() ? [] : [node]
    }
    return $isElementNode(node) && !node.isInline() ? $blocksOf(node) : [node]
  })
}

function $tidyItem(item: ElementNode): void {
  const children = item.getChildren()
  const [lists, words] = [children.filter($isListNode), children.filter((one) => !$isListNode(one))]
  for (const list of lists) $tidied([list])
  const left = [...$trimmed(words), ...lists.filter((list) => !list.isEmpty())]
  item.splice(0, children.length, left)
  if (left.length === 0) item.remove()
}

/** Of a block that holds lines, or other blocks: their words are lines of it, lists and tables are not. */
function $blocksOf(block: ElementNode): LexicalNode[] {
  const blocks: LexicalNode[] = []
  let line: LexicalNode[] = []
  const close = () => {
    const words = $trimmed(line)
    if (words.length > 0) blocks.push($copyNode(block).append(...words))
    line = []
  }
  for (const child of $linesIn(block)) {
    const isEmptyLine = $isLineBreakNode(child) && $isLineBreakNode(line.at(-1))
    if (isEmptyLine && !line.some($isCode)) {
      if ($isParagraphNode(block)) close()
    } else if ($isLine(child)) line.push(child)
    else {
      close()
      blocks.push(...$tidied([child]))
    }
  }
  close()
  return blocks
}

const $linesIn = (block: ElementNode): LexicalNode[] =>
  block.getChildren().flatMap((child) => {
    const isWords = $isElementNode(child) && ($isParagraphNode(child) || $isQuoteNode(child))
    if (!isWords) return [child]
    const isFirst = child.getPreviousSibling() === null
    return [
      ...(isFirst ? [] : [$createLineBreakNode()]),
      ...$linesIn(child),
      $createLineBreakNode(),
    ]
  })

const $isLine = (node: LexicalNode): boolean =>
  $isElementNode(node) || $isDecoratorNode(node) ? node.isInline() : true

const $isCode = (node: LexicalNode): boolean => $isTextNode(node) && node.hasFormat('code')

/** Without the ends of lines and the spaces around the words. */
function $trimmed(line: readonly LexicalNode[]): LexicalNode[] {
  const words = line.filter((node) => !($isLinkNode(node) && node.getTextContent() === ''))
  const isBlank = (node: LexicalNode | undefined) =>
    $isLineBreakNode(node) || ($isTextNode(node) && node.getTextContent().trim() === '')
  while (isBlank(words[0])) words.shift()
  while (isBlank(words.at(-1))) words.pop()
  const [first, last] = [words[0], words.at(-1)]
  if ($isTextNode(first) && !$isCode(first)) {
    first.setTextContent(first.getTextContent().trimStart())
  }
  if ($isTextNode(last)) last.setTextContent(last.getTextContent().trimEnd())
  return words
}

/** Cells have no colors and no sizes, and a line of headers is one from end to end. */
function $tidyTable(table: TableNode): TableNode {
  const rows = table.getChildren().filter($isTableRowNode)
  const cells = rows.map((row) => row.getChildren().filter($isTableCellNode))
  const isHeader = cells.map((row) => row.map((cell) => cell.getHeaderStyles() !== 0))
  const width = Math.max(0, ...cells.map(widthOf))
  for (const [at, row] of cells.entries()) {
    const isHeaderRow = isHeader[at]!.every(Boolean)
    for (const [column, cell] of row.entries()) {
      const isHeaderColumn = isHeader.every((line) => line[column] ?? line.every(Boolean))
      const states = isHeader[at]![column]
        ? (isHeaderColumn ? TableCellHeaderStates.COLUMN : 0) |
          (isHeaderRow || !isHeaderColumn ? TableCellHeaderStates.ROW : 0)
        : TableCellHeaderStates.NO_STATUS
      cell.setHeaderStyles(states)
      cell.setBackgroundColor(null)
      const children = cell.getChildren()
      const blocks = $tidied(children)
      cell.splice(0, children.length, blocks.length > 0 ? blocks : [$createParagraphNode()])
    }
    const hasSpans = cells.some((line) => line.some((cell) => cell.getRowSpan() > 1))
    for (let missing = width - widthOf(row); missing > 0 && !hasSpans; missing -= 1) {
      rows[at]!.append($createTableCellNode().append($createParagraphNode()))
    }
  }
  return table
}

const widthOf = (row: readonly { getColSpan(): number }[]): number =>
  row.reduce((sum, cell) => sum + cell.getColSpan(), 0)
