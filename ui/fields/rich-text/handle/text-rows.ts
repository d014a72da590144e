import type { ListNode } from '@lexical/list'
import { $isListItemNode, $isListNode } from '@lexical/list'
import type { LexicalNode, NodeKey } from 'lexical'
import { $getNodeByKey, $getRoot, $isElementNode } from 'lexical'
import { $holdsList, $itemOfText, $withListBelow } from '../engine/list-items.ts'
import { $isFoldedAway } from '../engine/sections.ts'

/** What has a handle of its own, one below the other: the blocks of the text, of a list its items. What is folded away has none. */
export interface TextRow {
  key: NodeKey
  /** How many lists an item is in; 0: it is a block of the text. */
  depth: number
}

export const $blockRows = (): TextRow[] =>
  $blocksInSight().map((block) => ({ key: block.getKey(), depth: 0 }))

export function $textRows(): TextRow[] {
  const rows: TextRow[] = []
  for (const block of $blocksInSight()) $addRows(block, rows)
  return rows
}

const $blocksInSight = () =>
  $getRoot()
    .getChildren()
    .filter((block) => !$isFoldedAway(block))

function $addRows(block: LexicalNode, rows: TextRow[]): void {
  if ($isListNode(block) && !block.isEmpty()) $addItems(block, 1, rows)
  else rows.push({ key: block.getKey(), depth: 0 })
}

/** The keys of what has a handle of its own in a block. */
export function $rowKeysIn(block: LexicalNode): readonly NodeKey[] {
  const rows: TextRow[] = []
  $addRows(block, rows)
  return rows.map(({ key }) => key)
}

function $addItems(list: ListNode, depth: number, rows: TextRow[]): void {
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue
    if (!$holdsList(item)) rows.push({ key: item.getKey(), depth })
    for (const below of item.getChildren()) {
      if ($isListNode(below)) $addItems(below, depth + 1, rows)
    }
  }
}

/** The row of the block or the item that a node is in. */
export function $rowOf(key: NodeKey): TextRow | null {
  const node = $getNodeByKey(key)
  const item = node && $itemOfText(node)
  if (item) return { key: item.getKey(), depth: item.getIndent() + 1 }
  const block = node?.getTopLevelElement() ?? node
  return block ? { key: block.getKey(), depth: 0 } : null
}

/** What goes along with it: the list below an item. */
export function $keysAlong(key: NodeKey): readonly NodeKey[] {
  const node = $getNodeByKey(key)
  return $isListItemNode(node) ? $withListBelow(node).map((part) => part.getKey()) : [key]
}

/** Whether it is among the rows that go along with another. */
export function $goesAlong(key: NodeKey, held: NodeKey): boolean {
  const node = $getNodeByKey(key)
  return $keysAlong(held).some((part) => {
    const one = $getNodeByKey(part)
    return part === key || ($isElementNode(one) && node !== null && one.isParentOf(node))
  })
}
