import type { LexicalNode } from 'lexical'
import { $getSelection, $isRangeSelection } from 'lexical'
import { equal } from '#machines/document'
import { $putCaret } from './caret-in-block.ts'
import { $placeOf } from './letters.ts'
import type { Shown } from './twins.ts'

/** What is stored of each block, beside its node. */
type Blocks = readonly (readonly [node: LexicalNode, stored: Shown])[]

/** More than that come only while nobody writes. */
const most = 20

/**
 * Where the caret was in blocks that a change from elsewhere has taken, or made others. A step in the
 * history that brings one back brings the caret back with it, until somebody writes.
 */
export class LeftCarets {
  #left: readonly (readonly [stored: Shown, place: number])[] = []

  $note(blocks: Blocks): void {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    for (const [node, stored] of blocks) {
      const place = $placeOf(node, selection.focus)
      if (place !== null) this.#left = [[stored, place] as const, ...this.#left].slice(0, most)
    }
  }

  /** Whether the caret was in one of the blocks that are there again. */
  $comeBack(blocks: Blocks, before: readonly Shown[]): boolean {
    if ($getSelection() === null) return false
    const fresh = blocks.filter(([, stored]) => !before.some((one) => isSame(one, stored)))
    for (const [left, place] of this.#left) {
      const back = fresh.find(([, stored]) => isSame(stored, left))
      if (!back) continue
      $putCaret(back[0], place)
      return true
    }
    return false
  }

  forget(): void {
    this.#left = []
  }
}

const isSame = (one: Shown, other: Shown): boolean => equal([...one], [...other])
