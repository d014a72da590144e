import { readRichText } from '../tree/read-rich-text.ts'
import type { RichElement } from '../tree/rich-tree.ts'
import { wordsOf } from '../tree/words-of.ts'

export interface OutlineEntry {
  text: string
  /** 1 to 6. */
  level: number
  /** The ID that `toHtml` and `RichText` give the heading with `anchors`. */
  anchor: string
  /** Its place in the stored value, e.g. `root.children.3`. */
  path: string
}

/** The headings of a stored rich text, in their order. */
export const outlineOf = (value: unknown): OutlineEntry[] => [
  ...headingsIn(readRichText(value).children),
]

function* headingsIn(elements: readonly RichElement[]): Generator<OutlineEntry> {
  for (const element of elements) {
    if (element.type === 'heading') {
      const { anchor, level, path } = element
      yield {
        text: element.children.map(wordsOf).join('').replace(/\s+/g, ' ').trim(),
        level,
        anchor,
        path,
      }
    } else if ('children' in element) yield* headingsIn(element.children)
  }
}
