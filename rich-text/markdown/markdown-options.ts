import type { ReadOptions } from '../tree/read-options.ts'
import type { Block } from '../tree/rich-tree.ts'

export interface MarkdownOptions extends ReadOptions {
  /** Writes blocks, by their slugs; others are left out. */
  blocks?: Readonly<Record<string, (props: { node: Block }) => string>>
  inlineBlocks?: Readonly<Record<string, (props: { node: Block }) => string>>
}

export function writtenBlock(
  node: Block,
  { blocks, inlineBlocks }: Pick<MarkdownOptions, 'blocks' | 'inlineBlocks'>,
): string {
  const writers = (node.type === 'block' ? blocks : inlineBlocks) ?? {}
  return Object.hasOwn(writers, node.blockType) ? (writers[node.blockType]?.({ node }) ?? '') : ''
}
