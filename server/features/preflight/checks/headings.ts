import type { Json } from '#contracts/documents'
import { hasNodes } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { placedNodes } from '#contracts/rich-text/rich-nodes'
import { placesIn } from '../places.ts'
import type { Check } from '../publication.ts'
import { preflightText } from '../texts.ts'

/** Headings that are more than one level below the one before them. */
export const findHeadings: Check = (publication) =>
  placesIn(publication)
    .filter(({ member }) => hasNodes(member.part))
    .flatMap(({ value, path }) => {
      let before: number | null = null
      const found = []
      for (const { node, path: below } of placedNodes(value as Json | undefined)) {
        const level = levelOf(node)
        if (level === null) continue
        if (before !== null && level > before + 1) {
          const text = wordsOf(node as unknown as Json).trim()
          found.push({
            path: `${path}.${below}`,
            text: preflightText(publication.req, 'headings', { text }),
          })
        }
        before = level
      }
      return found
    })

const levelOf = ({ type, tag }: RichNode): number | null =>
  type === 'heading' && typeof tag === 'string' && /^h[1-6]$/.test(tag) ? Number(tag[1]) : null

const wordsOf = (node: Json): string => {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(wordsOf).join('') : ''
}
