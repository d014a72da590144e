import type { ListItemNode, ListNode } from '@lexical/list'
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from '@lexical/list'
import type { LexicalNode } from 'lexical'
import { $isRootOrShadowRoot } from 'lexical'

/** The item of a list of the text itself that the node is in; lists within cells have no handles. */
export function $itemOfText(node: LexicalNode): ListItemNode | null {
  for (let one: LexicalNode | null = node; one; one = one.getParent()) {
    if ($isListItemNode(one) && !$holdsList(one)) return $isOfText(one) ? one : null
  }
  return null
}

function $isOfText(item: ListItemNode): boolean {
  let one: LexicalNode | null = item
  while ($isListItemNode(one) || $isListNode(one)) one = one.getParent()
  return $isRootOrShadowRoot(one) && one.getParent() === null
}

/** A list below an item stands in an item of its own, right behind it. */
export function $withListBelow(item: ListItemNode): readonly ListItemNode[] {
  const next = item.getNextSibling()
  return $isListItemNode(next) && $holdsList(next) ? [item, next] : [item]
}

export const $holdsList = (item: ListItemNode): boolean => $isListNode(item.getFirstChild())

/** Past its neighbor, each with the list below it; false: it is the last one there. */
export function $moveItem(item: ListItemNode, by: 1 | -1): boolean {
  const unit = $withListBelow(item)
  if (by > 0) {
    const next = unit.at(-1)?.getNextSibling()
    if (!$isListItemNode(next)) return false
    $placeAfter($withListBelow(next).at(-1)!, unit)
    return true
  }
  let before = item.getPreviousSibling()
  while ($isListItemNode(before) && $holdsList(before)) before = before.getPreviousSibling()
  if (!before) return false
  for (const part of unit) before.insertBefore(part, false)
  return true
}

export function $placeAfter(place: LexicalNode, nodes: readonly LexicalNode[]): void {
  let last = place
  for (const node of nodes) {
    last.insertAfter(node, false)
    last = node
  }
}

/** A list that lost its last item goes, and so does the item that held nothing else. */
export function $removeIfEmpty(list: ListNode): void {
  if (!list.isEmpty()) return
  const holder = list.getParent()
  list.remove(true)
  if (!$isListItemNode(holder) || !holder.isEmpty()) return
  const outer = holder.getParent()
  holder.remove(true)
  if ($isListNode(outer)) $removeIfEmpty(outer)
}

/**
 * The item gets a list of its own between what was before and behind it. Out of all lists, the list
 * below it follows it.
 */
export function $takeOut(item: ListItemNode, where: 'in its place' | 'out of all lists'): void {
  const isOut = where === 'out of all lists'
  if (isOut) item.setIndent(0)
  const list = item.getParent()
  if (!$isListNode(list)) return
  const [unit, kind] = [$withListBelow(item), list.getListType()]
  const behind = unit.at(-1)?.getNextSiblings() ?? []
  const next = behind.find((one) => $isListItemNode(one) && !$holdsList(one))
  const start = $isListItemNode(next) ? next.getValue() : 1
  const parts = [$createListNode(kind).append(...unit)]
  if (isOut) {
    const below = unit[1]?.getFirstChild()
    if ($isListNode(below)) parts.push(below)
    unit[1]?.remove(true)
  }
  if (behind.length > 0) parts.push($createListNode(kind, start).append(...behind))
  const holder = list.getParent()
  const isNested = $isListItemNode(holder)
  $placeAfter(
    isNested ? holder : list,
    isNested ? parts.map((part) => $createListItemNode().append(part)) : parts,
  )
  $removeIfEmpty(list)
}
