import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { hasContent } from '#contracts/rich-text/content'
import { nodesIn, rootOf } from '#contracts/rich-text/rich-nodes'

/** A rich text with a block of another one where that has it, or at its end: what is there moves down. */
export function withBlock(source: Json, target: Json | undefined, index: number): Json {
  const root = rootOf(source)
  const [block] = root ? nodesIn(root).slice(index, index + 1) : []
  if (!root || !block) return target ?? null
  const own = rootOf(target)
  if (!own || !isRecord(target) || !hasContent(target)) {
    return { root: { ...root, children: [block] } }
  }
  return { ...target, root: { ...own, children: nodesIn(own).toSpliced(index, 0, block) } }
}
