import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { deepestNode } from '#contracts/rich-text/rich-nodes'
import type { ReadOptions } from './read-options.ts'
import type { RichElement } from './rich-tree.ts'
import { own } from './values.ts'

/** How the nodes of one text are read. */
export interface Reader {
  options: ReadOptions
  anchorFor(words: string): string
  read(node: DocumentData, place: Place): readonly RichElement[]
  children(node: DocumentData, place: Place): readonly RichElement[]
  /** The same, with words that stand between paragraphs in paragraphs of their own. */
  blocks(node: DocumentData, place: Place): readonly RichElement[]
}

export interface Place {
  path: string
  /** The nodes around it. A value made in memory can contain itself. */
  above: ReadonlySet<DocumentData>
  /** HTML has no links in links. */
  isInLink: boolean
  /** Around it are words. */
  isInLine: boolean
}

/** The nodes in a node, each with its place. */
export function placedIn(node: DocumentData, place: Place): { child: DocumentData; at: Place }[] {
  const children = own(node, 'children')
  if (!Array.isArray(children) || place.above.size >= deepestNode) return []
  const above = new Set(place.above).add(node)
  return children.flatMap((child, index) =>
    isRecord(child) && !above.has(child)
      ? [{ child, at: { ...place, above, path: `${place.path}.children.${index}` } }]
      : [],
  )
}
