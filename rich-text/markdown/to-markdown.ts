import { readRichText } from '../tree/read-rich-text.ts'
import type { Block, List, ListItem, RichElement } from '../tree/rich-tree.ts'
import { isInline } from '../tree/words-of.ts'
import { escapeLine } from './escape-markdown.ts'
import { inlineMarkdown, linkMarkdown } from './inline-markdown.ts'
import type { MarkdownOptions, Writing } from './markdown-options.ts'
import { writtenBlock, writtenNode } from './markdown-options.ts'
import { tableLines } from './table-markdown.ts'

/** A stored rich text as Markdown, in the dialect of GitHub. */
export function toMarkdown(value: unknown, options: MarkdownOptions = {}): string {
  const lines = linesOf(readRichText(value, options).children, options)
  return lines.length > 0 ? `${lines.join('\n')}\n` : ''
}

/** Blocks with an empty line between them. */
function linesOf(elements: readonly RichElement[], options: Writing): string[] {
  const blocks = elements.map((one) => blockLines(one, options)).filter(({ length }) => length > 0)
  return blocks.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))
}

function blockLines(element: RichElement, options: Writing): string[] {
  switch (element.type) {
    case 'paragraph':
      return mixedLines(element.children, options)
    case 'heading': {
      const [words = ''] = wordLines(element.children, options, ' ')
      return words === '' ? [] : [`${'#'.repeat(element.level)} ${escapeEnd(words)}`]
    }
    case 'quote':
      return mixedLines(element.children, options).map((line) => `> ${line}`.trimEnd())
    case 'list':
      return listLines(element, options)
    case 'horizontalrule':
      return ['---']
    case 'upload': {
      const { file } = element
      if (file === null) return []
      return [
        `${file.isImage ? '!' : ''}${linkMarkdown(plain(file.isImage ? file.alt : file.name), file.url)}`,
      ]
    }
    case 'relationship':
      if (element.label === null) return []
      return [
        element.href === null
          ? plain(element.label)
          : linkMarkdown(plain(element.label), element.href),
      ]
    case 'block':
      return blockText(element, options)
    case 'unknown': {
      const inside = () => mixedLines(element.children, options).join('\n')
      return (
        writtenNode(element, inside, options)?.trim().split('\n') ??
        mixedLines(element.children, options)
      )
    }
    case 'table':
      return tableLines(element, (cell) => linesOf(cell.children, { ...options, isInCell: true }))
    default:
      return 'children' in element ? mixedLines(element.children, options) : []
  }
}

/** Signs at the end of a heading are no part of its words. */
const escapeEnd = (words: string): string =>
  words.endsWith('#') ? `${words.slice(0, -1)}\\#` : words

const plain = (text: string): string =>
  inlineMarkdown([{ type: 'text', text, formats: [], states: {}, css: {} }], {})

function blockText(block: Block, options: Writing): string[] {
  const text = writtenBlock(block, options).trim()
  return text === '' ? [] : text.split('\n')
}

/** Words, and blocks where only words belong. */
function mixedLines(elements: readonly RichElement[], options: Writing): string[] {
  const firstBlock = elements.findIndex((element) => !isInline(element))
  if (firstBlock === -1) return wordLines(elements, options, '\\\n')
  const next = elements.findIndex((element, index) => index > firstBlock && isInline(element))
  const [words, blocks, rest] = [
    elements.slice(0, firstBlock),
    elements.slice(firstBlock, next === -1 ? undefined : next),
    next === -1 ? [] : elements.slice(next),
  ]
  return apart([
    wordLines(words, options, '\\\n'),
    linesOf(blocks, options),
    rest.length > 0 ? mixedLines(rest, options) : [],
  ])
}

const apart = (parts: readonly string[][]): string[] =>
  parts
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))

function wordLines(elements: readonly RichElement[], options: Writing, lineBreak: string) {
  const words = inlineMarkdown(elements, options).trim()
  if (words === '') return []
  return words
    .split('\n')
    .map((line) => escapeLine(line.trim()))
    .join(lineBreak)
    .split('\n')
}

function listLines(list: List, options: Writing): string[] {
  return list.children.flatMap((item) => itemLines(item, list.kind, options))
}

/** RICH-4: four spaces a level; more only below a number so long that four wouldn't be inside. */
function itemLines(item: ListItem, kind: List['kind'], options: Writing): string[] {
  const lists = item.children.filter(({ type }) => type === 'list')
  const words = item.children.filter(({ type }) => type !== 'list')
  const marker = markerOf(item, kind)
  const indent = ' '.repeat(Math.max(4, kind === 'number' ? marker.length : 0))
  const lines = [...mixedLines(words, options), ...lists.flatMap((one) => blockLines(one, options))]
  if (words.length === 0 && lists.length > 0) return [marker.trimEnd(), ...indented(lines, indent)]
  const [first = '', ...rest] = lines
  return [`${marker}${first}`.trimEnd(), ...indented(rest, indent)]
}

const markerOf = ({ checked, value }: ListItem, kind: List['kind']): string => {
  if (kind === 'number') return `${Math.max(0, value)}. `
  return checked === null ? '- ' : `- [${checked ? 'x' : ' '}] `
}

const indented = (lines: readonly string[], indent: string): string[] =>
  lines.map((line) => (line === '' ? '' : `${indent}${line}`))
