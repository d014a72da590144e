import type { Json } from '#config-schema'
import type { CellProps } from './Cell.tsx'
import { firstLine } from './values.ts'

/** The words of a rich text, without their form. */
export const RichTextCell = ({ value }: Pick<CellProps, 'value'>) => (
  <bdi>{firstLine(wordsOf(value).join(' '))}</bdi>
)

/** Paragraph by paragraph; what stands within one belongs together. */
function wordsOf(node: Json | undefined): string[] {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return []
  if (typeof node.text === 'string') return [node.text]
  const children = Array.isArray(node.children) ? node.children : []
  const words = children.flatMap(wordsOf)
  return node.type === 'paragraph' || node.type === 'heading' ? [words.join('')] : words
}
