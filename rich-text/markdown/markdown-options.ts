import type { ReadOptions } from '../tree/read-options.ts'
import type { Block, Unknown } from '../tree/rich-tree.ts'

export interface MarkdownOptions extends ReadOptions {
  /** Writes blocks, by their slugs; others are left out. */
  blocks?: Readonly<Record<string, (props: { node: Block }) => string>>
  inlineBlocks?: Readonly<Record<string, (props: { node: Block }) => string>>
  /** Writes nodes of the site's own features, by the type that is stored; others are their content. */
  customNodes?: Readonly<Record<string, (props: { node: Unknown; children: string }) => string>>
}

/** The options, and where it is written. */
export interface Writing extends MarkdownOptions {
  /** In a cell of a table, whose lines end at bars. */
  isInCell?: boolean
}

export function writtenBlock(
  node: Block,
  { blocks, inlineBlocks }: Pick<MarkdownOptions, 'blocks' | 'inlineBlocks'>,
): string {
  const writers = (node.type === 'block' ? blocks : inlineBlocks) ?? {}
  return Object.hasOwn(writers, node.blockType) ? (writers[node.blockType]?.({ node }) ?? '') : ''
}

/** null: nobody says how it is written. */
export function writtenNode(
  node: Unknown,
  children: () => string,
  { customNodes = {} }: Pick<MarkdownOptions, 'customNodes'>,
): string | null {
  if (!Object.hasOwn(customNodes, node.name)) return null
  return customNodes[node.name]?.({ node, children: children() }) ?? null
}
