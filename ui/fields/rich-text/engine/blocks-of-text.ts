import type { LexicalNode, NodeKey } from 'lexical'
import { $getRoot, $parseSerializedNode } from 'lexical'
import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { rootOf } from '#contracts/rich-text/rich-nodes'
import { $isPicture } from './embed-nodes.ts'
import { paragraphOf } from './stored.ts'

/** What is stored has nothing of a picture that isn't uploaded yet. */
export const $blockKeys = (): NodeKey[] =>
  $getRoot()
    .getChildren()
    .filter((node) => !$isPicture(node))
    .map((node) => node.getKey())

export const $emptyBlock = (): LexicalNode => $parseSerializedNode(paragraphOf([]) as never)

export const isEmptyBlock = (block: RichNode): boolean =>
  block.type === 'paragraph' && Array.isArray(block.children) && block.children.length === 0

export const withBlocks = (value: Json | undefined, children: readonly RichNode[]): Json => {
  const root = rootOf(value)
  return {
    ...(isRecord(value) ? value : {}),
    root: { ...(root ?? emptyRoot), children: [...children] },
  }
}

const emptyRoot = { direction: null, format: '', indent: 0, type: 'root', version: 1 }
