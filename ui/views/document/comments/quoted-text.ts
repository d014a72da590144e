import type { CommentAnchor } from '#contracts/comments'
import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { nodeId } from '#contracts/rich-text/rich-nodes'
import { at, pathAt, placeAt } from '#machines/document'
import { fieldElement } from '../../../fields/kit/reveal.ts'
import { fieldAround } from '../work/field-around.ts'
import type { TextBlock, Words } from './quotes.ts'
import { findQuote, quoteOf } from './quotes.ts'

/** The rich text that a quote is in: the path of its field, and the ID of the block. */
interface Quoted {
  path: string
  block: string | null
}

/** null: the anchor is about no words, or their text is gone. */
function quotedIn({ place = [], quote }: CommentAnchor, values: DocumentData): Quoted | null {
  const end = place.indexOf('root')
  if (!quote || end === -1) return null
  const path = pathAt(values, place.slice(0, end))
  return path === null ? null : { path, block: place[end + 2] ?? null }
}

/** Whether the words of a comment are in the document; true of one that is about none. */
export function hasQuote(anchor: CommentAnchor, values: DocumentData): boolean {
  if (!anchor.quote) return true
  const quoted = quotedIn(anchor, values)
  if (!quoted) return false
  return findQuote(blocksIn(values, quoted.path), anchor.quote, quoted.block) !== null
}

/** Where the page shows the words of a comment; null: nowhere, at the moment. */
export function rangeOf(anchor: CommentAnchor, values: DocumentData): Range | null {
  const quoted = quotedIn(anchor, values)
  const root = quoted && textElement(quoted.path)
  if (!quoted || !root || !anchor.quote) return null
  const stored = blocksIn(values, quoted.path)
  const shown = [...root.children].map((element, index) => ({
    id: stored[index]?.id ?? null,
    text: element.textContent ?? '',
  }))
  const words = findQuote(shown, anchor.quote, quoted.block)
  return words && rangeAt(root, words)
}

/** The words that are selected in a rich text of this form; null: none are. */
export function selectedAnchor(values: DocumentData): CommentAnchor | null {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const path = fieldAround(elementOf(range.startContainer))
  const root = path === null ? null : textElement(path)
  if (path === null || !root?.contains(range.startContainer)) return null
  const index = [...root.children].findIndex((block) => block.contains(range.startContainer))
  const block = root.children[index]
  if (!block) return null
  const from = lettersBefore(block, range.startContainer, range.startOffset)
  const text = block.textContent ?? ''
  const to = block.contains(range.endContainer)
    ? lettersBefore(block, range.endContainer, range.endOffset)
    : text.length
  if (text.slice(from, to).trim() === '') return null
  const place = placeAt(values, `${path}.root.children.${index}`)
  return { place, quote: quoteOf(text, from, to) }
}

/** The element that a rich text is written in, or read in. */
function textElement(path: string): HTMLElement | null {
  const field = fieldElement(path)
  if (field?.matches(written)) return field
  return field?.querySelector<HTMLElement>(written) ?? null
}

const written = '[data-lexical-editor]'

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement

function blocksIn(values: DocumentData, path: string): TextBlock[] {
  const nodes = at(values, `${path}.root.children`)
  return Array.isArray(nodes)
    ? nodes.map((node) => ({ id: nodeId(node) ?? null, text: textIn(node) }))
    : []
}

function textIn(node: Json): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(textIn).join('') : ''
}

/** How many letters stand before this point in a block. */
function lettersBefore(block: Element, node: Node, offset: number): number {
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEnd(node, offset)
  return before.toString().length
}

function rangeAt(root: Element, { block, from, to }: Words): Range | null {
  const element = root.children[block]
  const start = element && pointAt(element, from)
  const end = element && pointAt(element, to)
  if (!start || !end) return null
  const range = document.createRange()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  return range
}

function pointAt(element: Element, letters: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = letters
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (left <= length) return { node, offset: left }
    left -= length
  }
  return null
}
