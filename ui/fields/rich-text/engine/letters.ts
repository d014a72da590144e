import type { ElementNode, LexicalNode, PointType } from 'lexical'
import { $isElementNode, $isTextNode } from 'lexical'

/**
 * A place in a block is how many letters are before it. What is no letter, and the end of a block,
 * count as one: each point where a caret can stand has a place of its own.
 */
export function $lettersOf(node: LexicalNode): string {
  if ($isTextNode(node)) return node.getTextContent()
  if (!$isElementNode(node)) return '\uFFFC'
  const inner = node.getChildren().map($lettersOf).join('')
  return node.isInline() ? inner : `${inner}\n`
}

/** The place of a point; null: it is not in this block. */
export function $placeOf(
  block: LexicalNode,
  { key, offset }: Pick<PointType, 'key' | 'offset'>,
): number | null {
  if (block.getKey() === key) {
    if (!$isElementNode(block)) return offset
    return block.getChildren().slice(0, offset).map($lettersOf).join('').length
  }
  if (!$isElementNode(block)) return null
  let before = 0
  for (const child of block.getChildren()) {
    const place = $placeOf(child, { key, offset })
    if (place !== null) return before + place
    before += $lettersOf(child).length
  }
  return null
}

export type Point = readonly [key: string, offset: number, type: 'text' | 'element']

/** The point at a place in the block; at its end, where it has no more letters. */
export function $pointAt(block: ElementNode, place: number): Point {
  let left = place
  for (const [index, child] of block.getChildren().entries()) {
    const { length } = $lettersOf(child)
    if ($isTextNode(child) && left <= length) return [child.getKey(), left, 'text']
    const isWithin = $isElementNode(child) && left < length + (child.isInline() ? 1 : 0)
    if (isWithin) return $pointAt(child, left)
    if (left === 0) return [block.getKey(), index, 'element']
    left -= length
  }
  return [block.getKey(), block.getChildrenSize(), 'element']
}
