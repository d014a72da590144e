import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { anchorMaker } from './anchors.ts'
import type { ReadOptions } from './read-options.ts'
import { linkOf, relationshipOf, uploadOf } from './read-references.ts'
import { tableOf } from './read-table.ts'
import { textOf } from './read-text.ts'
import type { Place, Reader } from './reader.ts'
import { placedIn } from './reader.ts'
import type { ListItem, Paragraph, RichElement, RichTree } from './rich-tree.ts'
import { alignOf, directionOf, own, recordAt, textAt, wholeAt } from './values.ts'
import { isInline, isInlineType, isOnlyLists, wordsOf } from './words-of.ts'

/** Reads a stored rich text. What is broken is left out; nothing that is stored makes it throw. */
export function readRichText(value: unknown, options: ReadOptions = {}): RichTree {
  const root = isRecord(value) && isRecord(value.root) ? (value.root as DocumentData) : {}
  const reader: Reader = {
    options,
    anchorFor: anchorMaker(),
    read: (node, place) => elementsOf(reader, node, place),
    blocks: (node, place) => inParagraphs(reader.children(node, place)),
    children: (node, place) =>
      placedIn(node, place).flatMap(({ child, at }) => reader.read(child, at)),
  }
  return {
    children: reader.blocks(root, {
      path: 'root',
      above: new Set(),
      isInLink: false,
      isInLine: false,
    }),
  }
}

function elementsOf(reader: Reader, node: DocumentData, place: Place): readonly RichElement[] {
  const type = textAt(node, 'type')
  const unknown = (): RichElement => unknownOf(reader, node, place)
  switch (type) {
    case 'text':
      return textOf(node, reader.options)
    case 'linebreak':
    case 'tab':
    case 'horizontalrule':
      return [{ type }]
    case 'paragraph':
    case 'quote':
      return [{ type, ...placedOf(reader, node, place) }]
    case 'heading':
      return [headingOf(reader, node, place)]
    case 'list':
      return [listOf(reader, node, place)]
    case 'link':
    case 'autolink':
      return [linkOf(reader, node, place, type)]
    case 'upload':
      return [uploadOf(node, reader.options) ?? unknown()]
    case 'relationship':
      return [relationshipOf(node, reader.options) ?? unknown()]
    case 'block':
    case 'inlineBlock':
      return [{ type, ...blockOf(node) }]
    case 'table':
      return [tableOf(reader, node, place)]
    default:
      return [unknown()]
  }
}

function unknownOf(reader: Reader, node: DocumentData, place: Place): RichElement {
  const { children: _children, ...data } = node
  return {
    type: 'unknown',
    name: textAt(node, 'type'),
    data,
    isInline: place.isInLine,
    children: reader.children(node, { ...place, isInLine: place.isInLine || holdsWords(node) }),
  }
}

/** What nobody knows is what its neighbours are. */
const holdsWords = ({ children }: DocumentData): boolean =>
  Array.isArray(children) &&
  children.some((child) => isRecord(child) && isInlineType(textAt(child, 'type')))

const placedOf = (reader: Reader, node: DocumentData, place: Place) => ({
  align: alignOf(node),
  indent: wholeAt(node, 'indent', 0, mostIndent) ?? 0,
  direction: directionOf(node),
  children: reader.children(node, { ...place, isInLine: true }),
})

/** More would push the words off every screen. */
const mostIndent = 20

function headingOf(reader: Reader, node: DocumentData, place: Place): RichElement {
  const placed = placedOf(reader, node, place)
  return {
    type: 'heading',
    level: Number(/^h([1-6])$/.exec(textAt(node, 'tag'))?.[1] ?? 2),
    anchor: reader.anchorFor(placed.children.map(wordsOf).join('')),
    path: place.path,
    ...placed,
  }
}

function listOf(reader: Reader, node: DocumentData, place: Place): RichElement {
  const listType = textAt(node, 'listType')
  const kind = listType === 'number' || listType === 'check' ? listType : 'bullet'
  const start = wholeAt(node, 'start', -999_999, 999_999) ?? 1
  const items: ListItem[] = []
  for (const { child, at } of placedIn(node, place)) {
    const item = itemOf(reader, child, at)
    const last = items.at(-1)
    // Lexical puts a list that is in a list into an item of its own, which looks like part of the item before.
    if (last && isOnlyLists(item.children)) {
      items[items.length - 1] = { ...last, children: [...last.children, ...item.children] }
      continue
    }
    const counted = last ? last.value + 1 : start
    const value = wholeAt(child, 'value', -999_999, 999_999) ?? counted
    const checked = kind === 'check' ? own(child, 'checked') === true : null
    items.push({ ...item, value, checked, isNumbered: kind === 'number' && value !== counted })
  }
  return { type: 'list', kind, start, direction: directionOf(node), children: items }
}

function itemOf(reader: Reader, node: DocumentData, place: Place) {
  const type = textAt(node, 'type')
  const within = { ...place, isInLine: true }
  const children = type === 'listitem' ? reader.children(node, within) : reader.read(node, within)
  const lists = children.filter((child) => child.type === 'list')
  const words = children.filter((child) => child.type !== 'list')
  return {
    type: 'listitem' as const,
    align: alignOf(node),
    direction: directionOf(node),
    children: [...words, ...lists],
  }
}

function blockOf(node: DocumentData) {
  const fields = recordAt(node, 'fields')
  return { blockType: textAt(fields, 'blockType'), id: textAt(fields, 'id') || null, fields }
}

/** Words that stand between paragraphs become paragraphs. */
function inParagraphs(children: readonly RichElement[]): RichElement[] {
  const blocks: RichElement[] = []
  let words: RichElement[] = []
  const flush = () => {
    if (words.length > 0) blocks.push({ ...plainParagraph, children: words })
    words = []
  }
  for (const child of children) {
    if (isInline(child)) words.push(child)
    else {
      flush()
      blocks.push(child)
    }
  }
  flush()
  return blocks
}

const plainParagraph: Paragraph = {
  type: 'paragraph',
  align: null,
  indent: 0,
  direction: null,
  children: [],
}
