import type { RichElement } from './rich-tree.ts'

/** The words of an inline element. */
export function wordsOf(element: RichElement): string {
  if (element.type === 'text') return element.text
  if (element.type === 'linebreak') return '\n'
  if (element.type === 'tab') return '\t'
  if (element.type === 'relationship') return element.label ?? ''
  return 'children' in element ? element.children.map(wordsOf).join('') : ''
}

const inlineTypes: ReadonlySet<string> = new Set([
  'text',
  'linebreak',
  'tab',
  'link',
  'autolink',
  'inlineBlock',
])

export const isInlineType = (type: string): boolean => inlineTypes.has(type)

/** It stands among words; everything else stands below what is before it. */
export const isInline = (element: RichElement): boolean =>
  element.type === 'unknown' ? element.isInline : isInlineType(element.type)

/** An item that Lexical made for the lists in it, and for nothing else. */
export const isOnlyLists = (children: readonly RichElement[]): boolean =>
  children.length > 0 && children.every(({ type }) => type === 'list')
