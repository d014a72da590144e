import { $isHeadingNode } from '@lexical/rich-text'
import type { LexicalEditor } from 'lexical'
import { $getNodeByKey, $getRoot, $getSelection } from 'lexical'

export interface OutlineHeading {
  key: string
  /** 1 to 6. */
  level: number
  words: string
  /** A level that is left out before it, such as 3 between 2 and 4; null: none. */
  skipped: number | null
  /** The caret is in what it is about. */
  isCurrent: boolean
}

export function $outline(): OutlineHeading[] {
  const caret = $getSelection()?.getNodes()[0]?.getTopLevelElement()?.getKey()
  const headings: Omit<OutlineHeading, 'skipped'>[] = []
  for (const node of $getRoot().getChildren()) {
    if ($isHeadingNode(node)) {
      const words = node.getTextContent().replace(/\s+/g, ' ').trim()
      headings.push({
        key: node.getKey(),
        level: Number(node.getTag()[1]),
        words,
        isCurrent: false,
      })
    }
    const last = headings.at(-1)
    if (last && node.getKey() === caret) last.isCurrent = true
  }
  const skipped = skippedLevels(headings.map(({ level }) => level))
  return headings.map((heading, index) => ({ ...heading, skipped: skipped[index] ?? null }))
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
