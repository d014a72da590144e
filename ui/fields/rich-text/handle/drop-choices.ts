import type { ListItemNode } from '@lexical/list'
import { $isListItemNode, $isListNode } from '@lexical/list'
import type { LexicalNode, NodeKey } from 'lexical'
import { $getNodeByKey } from 'lexical'
import type { BlockDrop } from '#machines/block-handle'
import { $holdsList, $withListBelow } from '../engine/list-items.ts'
import type { TextRow } from './text-rows.ts'

/** A place between two rows, and in how many lists it is. */
interface DropChoice {
  depth: number
  drop: BlockDrop
}

/** The places for an item between two rows, the innermost first; `nearer`: which the pointer is at. */
export function $dropsBetween(
  before: TextRow | undefined,
  after: TextRow | undefined,
  nearer: 'before' | 'after',
): readonly DropChoice[] {
  const choices: DropChoice[] = []
  const depth = after?.depth ?? 0
  const inSameList = before && after && $topOf(before.key) === $topOf(after.key)
  const outermost = inSameList ? depth : 0
  if (before) {
    for (const one of $outwards(before)) {
      if (one.depth > outermost) choices.push({ ...one, drop: { block: one.key, side: 'after' } })
    }
  }
  // What is beside a list is out of it.
  if (after && depth > 0) {
    const choice: DropChoice = { depth, drop: { block: after.key, side: 'before' } }
    if (nearer === 'after') choices.unshift(choice)
    else choices.push(choice)
  }
  if (!inSameList) {
    const [previous, next] = [before && $topOf(before.key), after && $topOf(after.key)]
    if (next) choices.push({ depth: 0, drop: { block: next, side: 'before' } })
    else if (previous) choices.push({ depth: 0, drop: { block: previous, side: 'after' } })
  }
  return choices.toSorted((one, other) => other.depth - one.depth)
}

const $topOf = (key: NodeKey): NodeKey | undefined =>
  $getNodeByKey(key)?.getTopLevelElement()?.getKey()

/** An item, then the one whose list it is in, and so on. */
function $outwards({ key, depth }: TextRow): TextRow[] {
  const rows: TextRow[] = []
  let node = $getNodeByKey(key)
  for (let at = depth; at > 0 && $isListItemNode(node); at--) {
    rows.push({ key: node.getKey(), depth: at })
    node = $ownerOf(node)
  }
  return rows
}

/** The item below which an item is. */
function $ownerOf(item: ListItemNode): LexicalNode | null {
  const holder = item.getParent()?.getParent()
  if (!$isListItemNode(holder)) return null
  return $holdsList(holder) ? holder.getPreviousSibling() : holder
}

/** Dropped there it would be where it is already. */
export function $isWhereItIs(held: NodeKey, { block, side }: BlockDrop): boolean {
  const [item, beside] = [$getNodeByKey(held), $getNodeByKey(block)]
  if (!$isListItemNode(item) || !beside) return true
  const unit = $withListBelow(item)
  if ($isListItemNode(beside)) {
    return side === 'before'
      ? beside.is(unit.at(-1)?.getNextSibling())
      : item.is($withListBelow(beside).at(-1)?.getNextSibling())
  }
  const list = item.getParent()
  if (!$isListNode(list) || list.getChildrenSize() > unit.length) return false
  return list.is(side === 'before' ? beside.getPreviousSibling() : beside.getNextSibling())
}
