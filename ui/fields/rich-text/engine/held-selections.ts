import type { LexicalNode } from 'lexical'
import { $getSelection, $isRangeSelection } from 'lexical'
import { equal } from '#machines/document'
import { $putSelection } from './caret-in-block.ts'
import { $placeOf } from './letters.ts'
import type { Shown } from './twins.ts'

/** What is stored of each block, beside its node. */
type Blocks = readonly (readonly [node: LexicalNode, stored: Shown])[]

interface End {
  stored: Shown
  place: number
}

interface Held {
  anchor: End
  focus: End
}

/** As many as the history may reach back, with what is typed in one step. */
const most = 1000

/**
 * What was selected before each change of the text, by what its blocks were then. A step in the
 * history that brings one of them back brings the selection back with it; where somebody else took
 * them, only until one writes again.
 */
export class HeldSelections {
  #held: Held[] = []
  #taken: Held[] = []

  $hold(blockOf: BlockOf): void {
    this.#held = [...$selected(blockOf), ...this.#held].slice(0, most)
  }

  /** Before somebody else changes the text. */
  $holdTaken(blockOf: BlockOf): void {
    this.#taken = [...$selected(blockOf), ...this.#taken].slice(0, most)
  }

  forgetTaken(): void {
    this.#taken = []
  }

  /** Whether a selection was held in blocks that are there again. */
  $comeBack(shown: Blocks, fresh: Blocks, before: readonly Shown[]): boolean {
    if ($getSelection() === null) return false
    const back = fresh.filter(([, stored]) => !before.some((one) => isSame(one, stored)))
    for (const { anchor, focus } of [...this.#taken, ...this.#held]) {
      if (![anchor, focus].some((end) => nodeOf(back, end))) continue
      const [from, to] = [anchor, focus].map((end) => nodeOf(back, end) ?? nodeOf(shown, end))
      if (!from || !to) continue
      $putSelection([from, anchor.place], [to, focus.place])
      return true
    }
    return false
  }
}

type BlockOf = (node: LexicalNode) => Shown | undefined

function $selected(blockOf: BlockOf): Held[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  const [anchor, focus] = [selection.anchor, selection.focus].map((point): End | null => {
    const block = point.getNode().getTopLevelElement()
    const stored = block && blockOf(block)
    const place = block && $placeOf(block, point)
    return stored && place !== null ? { stored, place } : null
  })
  return anchor && focus ? [{ anchor, focus }] : []
}

const nodeOf = (blocks: Blocks, { stored }: End): LexicalNode | undefined =>
  blocks.find(([, one]) => isSame(one, stored))?.[0]

const isSame = (one: Shown, other: Shown): boolean => equal([...one], [...other])
