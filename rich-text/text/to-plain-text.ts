import type { MarkdownOptions } from '../markdown/markdown-options.ts'
import { writtenBlock, writtenNode } from '../markdown/markdown-options.ts'
import { readRichText } from '../tree/read-rich-text.ts'
import type { RichElement } from '../tree/rich-tree.ts'
import { isInline } from '../tree/words-of.ts'

export type PlainTextOptions = Pick<
  MarkdownOptions,
  'blocks' | 'inlineBlocks' | 'customNodes' | 'documentOf'
>

/** The words of a stored rich text, with an empty line between paragraphs. */
export const toPlainText = (value: unknown, options: PlainTextOptions = {}): string =>
  paragraphsOf(value, options).join('\n\n')

/** The words of a stored rich text, a paragraph for each of its outermost nodes that has any. */
export const paragraphsOf = (value: unknown, options: PlainTextOptions = {}): string[] =>
  readRichText(value, options)
    .children.map((element) => wordsIn(element, options))
    .filter((words) => words.trim() !== '')

function wordsIn(element: RichElement, options: PlainTextOptions): string {
  switch (element.type) {
    case 'text':
      return element.text
    case 'linebreak':
      return '\n'
    case 'tab':
      return '\t'
    case 'relationship':
      return element.label ?? ''
    case 'block':
    case 'inlineBlock':
      return writtenBlock(element, options)
    case 'unknown': {
      const inside = () => besideOrBelow(element.children, options)
      return writtenNode(element, inside, options) ?? inside()
    }
    case 'list':
    case 'table':
      return element.children.map((child) => wordsIn(child, options)).join('\n')
    case 'tablerow':
      return element.children.map((cell) => wordsIn(cell, options)).join('\t')
    default:
      return 'children' in element ? besideOrBelow(element.children, options) : ''
  }
}

/** Words follow one another, blocks begin a line. */
function besideOrBelow(children: readonly RichElement[], options: PlainTextOptions): string {
  let words = ''
  let isAfterBlock = false
  for (const child of children) {
    const inner = wordsIn(child, options)
    if (inner === '') continue
    const isBlock = !isInline(child)
    words += words !== '' && (isBlock || isAfterBlock) ? `\n${inner}` : inner
    isAfterBlock = isBlock
  }
  return words
}
