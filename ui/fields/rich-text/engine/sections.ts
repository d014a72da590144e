import type { HeadingNode } from '@lexical/rich-text'
import { $isHeadingNode } from '@lexical/rich-text'
import type { LexicalEditor, LexicalNode, NodeKey } from 'lexical'
import { $getEditor, $getNodeByKey, $isRootNode } from 'lexical'
import type { Section } from '#machines/folded-sections'
import { $placeAfter } from './list-items.ts'

/** 1 to 6; null: it's no heading of the text itself. */
export const $levelOf = (node: LexicalNode | null): number | null =>
  $isHeadingNode(node) && $isRootNode(node.getParent()) ? Number(node.getTag()[1]) : null

/** What is below a heading until the next one of its level or a higher one; null: it's no heading. */
export function $below(heading: LexicalNode | null): LexicalNode[] | null {
  const level = $levelOf(heading)
  if (heading === null || level === null) return null
  const blocks: LexicalNode[] = []
  let next = heading.getNextSibling()
  while (next && !$isAtLeast(next, level)) {
    blocks.push(next)
    next = next.getNextSibling()
  }
  return blocks
}

/** The section of a heading, by its key. */
export function $sectionAt(heading: NodeKey): Section | null {
  const blocks = $below($getNodeByKey(heading))
  return blocks && { heading, blocks: blocks.map((block) => block.getKey()) }
}

/**
 * How many blocks are below it until the next heading of its level or a higher one; null: it's no heading.
 * Asked while drawing: what is about to change the text isn't carried out for it.
 */
export const sizeBelow = (editor: LexicalEditor, key: NodeKey | null): number | null =>
  key === null
    ? null
    : editor.getEditorState().read(() => $below($getNodeByKey(key))?.length ?? null, { editor })

function $isAtLeast(node: LexicalNode, level: number): node is HeadingNode {
  const own = $levelOf(node)
  return own !== null && own <= level
}

/**
 * Moves a heading with all that is below it past its neighbor: another section of its level, or, at
 * the end of what a higher heading is about, that heading. False: nothing of it is there.
 */
export function $moveSection(heading: LexicalNode, by: 1 | -1): boolean {
  const [level, below] = [$levelOf(heading), $below(heading)]
  if (level === null || below === null) return false
  const section = [heading, ...below]
  if (by < 0) {
    const place = $sectionAbove(heading, level)
    if (!place) return false
    for (const block of section) place.insertBefore(block, false)
    return true
  }
  const next = section.at(-1)!.getNextSibling()
  if (!next) return false
  const ownLevel = $levelOf(next) === level
  const passed = ownLevel ? [next, ...($below(next) ?? [])] : $introOf(next)
  $placeAfter(passed.at(-1)!, section)
  return true
}

/** The heading before which a section comes to stand; of headings that are all lower, the first. */
function $sectionAbove(heading: LexicalNode, level: number): LexicalNode | null {
  let first: LexicalNode | null = null
  for (let one = heading.getPreviousSibling(); one; one = one.getPreviousSibling()) {
    if ($isAtLeast(one, level)) return one
    if ($levelOf(one) !== null) first = one
  }
  return first
}

/** A heading, and what is below it until the next heading of any level. */
function $introOf(heading: LexicalNode): LexicalNode[] {
  const blocks = $below(heading) ?? []
  const next = blocks.findIndex((block) => $levelOf(block) !== null)
  return [heading, ...(next === -1 ? blocks : blocks.slice(0, next))]
}

/** What is folded away in an editor: its state doesn't know of it. */
interface Folds {
  headings: ReadonlyMap<NodeKey, readonly NodeKey[]>
  blocks: ReadonlySet<NodeKey>
}

const folds = new WeakMap<LexicalEditor, Folds>()
const none: Folds = { headings: new Map(), blocks: new Set() }

export const foldsOf = (editor: LexicalEditor): Folds => folds.get(editor) ?? none

export function setFolds(editor: LexicalEditor, sections: readonly Section[]): void {
  folds.set(editor, {
    headings: new Map(sections.map(({ heading, blocks }) => [heading, blocks])),
    blocks: new Set(sections.flatMap(({ blocks }) => blocks)),
  })
}

export const $isFoldedAway = (block: LexicalNode | null): boolean =>
  block !== null && foldsOf($getEditor()).blocks.has(block.getKey())

export const $isFolded = (heading: LexicalNode): boolean =>
  foldsOf($getEditor()).headings.has(heading.getKey())

/** A block; of a folded section all of it. */
export const $withFolded = (block: LexicalNode): readonly LexicalNode[] =>
  $isFolded(block) ? [block, ...($below(block) ?? [])] : [block]

/** The next block in sight, behind what is folded away below this one. */
export function $lastOfFolded(block: LexicalNode): LexicalNode {
  let last = block
  for (let next = block.getNextSibling(); next && $isFoldedAway(next); ) {
    last = next
    next = next.getNextSibling()
  }
  return last
}
