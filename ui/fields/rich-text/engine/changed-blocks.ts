import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { equal } from '#machines/document'

/** Where a list of shown blocks and the stored ones differ: from one place to another in both. */
export interface ChangedBlocks {
  shown: { from: number; to: number }
  stored: { from: number; to: number }
}

/** `shown`: what is stored of each shown block, which Lexical may have joined from several. */
export function changedBlocks(
  shown: readonly (readonly RichNode[])[],
  stored: readonly RichNode[],
): ChangedBlocks {
  const isAt = (blocks: readonly RichNode[], start: number) =>
    blocks.every((block, offset) => equal(block, stored[start + offset]))
  let [index, block] = [0, 0]
  while (index < shown.length && isAt(shown[index]!, block)) {
    block += shown[index]!.length
    index += 1
  }
  const from = { shown: index, stored: block }
  ;[index, block] = [shown.length, stored.length]
  while (index > from.shown) {
    const last = shown[index - 1]!
    const start = block - last.length
    if (start < from.stored || !isAt(last, start)) break
    index -= 1
    block = start
  }
  return {
    shown: { from: from.shown, to: index },
    stored: { from: from.stored, to: block },
  }
}
