import type { Json } from '../documents.ts'
import type { RichNode } from './rich-nodes.ts'
import { placedNodes } from './rich-nodes.ts'

/** Whether a text has anything to read or to see: what `required` asks for. */
export function hasContent(value: Json | undefined): boolean {
  for (const { node } of placedNodes(value)) if (isContent(node)) return true
  return false
}

/** A letter, a table, or what holds no text at all, such as a block, a picture or a rule. */
const isContent = (node: RichNode): boolean =>
  typeof node.text === 'string'
    ? node.text.trim() !== ''
    : node.type === 'table' || !(isBreak(node) || Array.isArray(node.children) || isEmptyText(node))

const isBreak = ({ type }: RichNode): boolean => type === 'linebreak' || type === 'tab'

/** An element that is written without its children. */
const isEmptyText = ({ type }: RichNode): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'quote' || type === 'text'

const safeSchemes = ['http:', 'https:', 'mailto:', 'sms:', 'tel:']

/** Whether a link leads to the web, an address, a phone or a place of the site (RICH-1). */
export function hasSafeScheme(url: string): boolean {
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(withoutControls(url))
  return scheme === null || safeSchemes.includes(scheme[0].toLowerCase())
}

/** Browsers leave them out, wherever they stand in a scheme. */
const withoutControls = (url: string): string =>
  [...url].filter((letter) => letter > ' ' && letter !== '\u007f').join('')
