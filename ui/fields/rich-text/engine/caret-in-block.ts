import { $isTableSelection } from '@lexical/table'
import type { LexicalNode } from 'lexical'
import {
  $createRangeSelection,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
} from 'lexical'
import { $lettersOf, $placeOf, $pointAt } from './letters.ts'
import { movedPlace } from './moved-place.ts'

/** Both ends of a selection stay at their letters when a block becomes another. */
export function $carrySelection(from: LexicalNode, to: LexicalNode): void {
  const selection = $getSelection()
  if ($isNodeSelection(selection)) {
    if (!selection.has(from.getKey())) return
    selection.delete(from.getKey())
    selection.add(to.getKey())
    return
  }
  if ($isTableSelection(selection)) {
    const place = $placeOf(from, selection.anchor)
    // Of chosen cells, the caret goes to the first.
    if (place !== null) $putCaret(to, movedPlace($lettersOf(from), $lettersOf(to), place))
    return
  }
  if (!$isRangeSelection(selection)) return
  for (const point of [selection.anchor, selection.focus]) {
    const place = $placeOf(from, point)
    if (place === null) continue
    if (!$isElementNode(to)) {
      to.selectNext()
      return
    }
    point.set(...$pointAt(to, movedPlace($lettersOf(from), $lettersOf(to), place)))
  }
}

/** A selection that ends in a block that goes is at the end of the one before it, or the start of the next. */
export function $leaveBlock(block: LexicalNode): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return
  const points = [selection.anchor, selection.focus]
  const left = points.filter((point) => $placeOf(block, point) !== null)
  if (left.length === 0) return
  const [before, next] = [block.getPreviousSibling(), block.getNextSibling()]
  const beside = $isElementNode(before) ? before : $isElementNode(next) ? next : null
  if (beside === null) {
    block.selectPrevious()
    return
  }
  const place = beside === before ? $lettersOf(beside).length : 0
  if ($isTableSelection(selection)) $putCaret(beside, place)
  else for (const point of left) point.set(...$pointAt(beside, place))
}

/** Puts the caret behind so many letters of a block. */
export const $putCaret = (block: LexicalNode, place: number): void =>
  $putSelection([block, place], [block, place])

type Place = readonly [block: LexicalNode, place: number]

/** Selects from behind so many letters of one block to behind so many of another. */
export function $putSelection(...[from, to]: readonly [Place, Place]): void {
  const selection = $createRangeSelection()
  const ends = [
    [selection.anchor, ...from],
    [selection.focus, ...to],
  ] as const
  for (const [point, block, place] of ends) {
    if (!$isElementNode(block)) {
      block.selectNext()
      return
    }
    point.set(...$pointAt(block, place))
  }
  $setSelection(selection)
}
