import type { LexicalEditor } from 'lexical'
import {
  $addUpdateTag,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { hasKeys } from '../engine/caret-of-page.ts'
import { ownStepTag } from '../engine/own-step.ts'
import { $levelOf, $moveSection } from '../engine/sections.ts'

export interface OutlineHeading {
  key: string
  /** 1 to 6. */
  level: number
  words: string
  /** A level that is left out before it, such as 3 between 2 and 4; null: none. */
  skipped: number | null
  /** How many blocks are below it, until the next one of its level or a higher one. */
  blocks: number
  /** The caret is in what it is about, or what is read. */
  isCurrent: boolean
}

/** `place`: the block that is read, where that isn't the one of the caret. */
export function $outline(place: string | null = null): OutlineHeading[] {
  const block =
    (place === null ? $getSelection()?.getNodes()[0] : $getNodeByKey(place)) ?? undefined
  const current = (block?.getTopLevelElement() ?? block)?.getKey()
  const headings: (Omit<OutlineHeading, 'skipped'> & { at: number })[] = []
  const blocks = $getRoot().getChildren()
  for (const [at, node] of blocks.entries()) {
    const level = $levelOf(node)
    if (level !== null) {
      const words = node.getTextContent().replace(/\s+/g, ' ').trim()
      headings.push({ key: node.getKey(), level, words, blocks: 0, isCurrent: false, at })
    }
    const last = headings.at(-1)
    if (last && node.getKey() === current) last.isCurrent = true
  }
  const skipped = skippedLevels(headings.map(({ level }) => level))
  return headings.map(({ at, ...heading }, index) => {
    const next = headings.slice(index + 1).find(({ level }) => level <= heading.level)
    return {
      ...heading,
      blocks: (next?.at ?? blocks.length) - at - 1,
      skipped: skipped[index] ?? null,
    }
  })
}

/** For each heading, the level that is left out before it. Where a text begins is its author's choice. */
export const skippedLevels = (levels: readonly number[]): (number | null)[] =>
  levels.map((level, index) => {
    const above = levels[index - 1]
    return above !== undefined && level > above + 1 ? above + 1 : null
  })

export function goToHeading(editor: LexicalEditor, key: string): void {
  editor.focus(() => {
    editor.update(() => $getNodeByKey(key)?.selectStart(), {
      onUpdate: () => editor.getElementByKey(key)?.scrollIntoView({ block: 'center' }),
    })
  })
}

/** From beside the text: the focus stays there. */
export function moveSection(editor: LexicalEditor, key: string, by: 1 | -1): void {
  editor.update(
    () => {
      if (!hasKeys(editor)) $addUpdateTag(SKIP_DOM_SELECTION_TAG)
      const heading = $getNodeByKey(key)
      if (heading) $moveSection(heading, by)
    },
    {
      tag: ownStepTag,
      onUpdate: () => editor.getElementByKey(key)?.scrollIntoView({ block: 'nearest' }),
    },
  )
}
