import type { DOMExportOutputMap } from 'lexical'
import type { HtmlOptions } from '#rich-text'
import { escapeHtml } from '#rich-text'
import { $isEmbed, $rawOf, EmbedNode, InlineEmbedNode } from '../engine/embed-nodes.ts'
import type { NodeElement } from './feature.ts'
import type { SiteFeatures } from './site-features.ts'
import { elementOf } from './text-block-node.ts'

/** What the site's components are where they are copied to. */
export function exportOf({ embedded, troubles }: SiteFeatures): DOMExportOutputMap {
  const exported: Parameters<DOMExportOutputMap['set']>[1] = (_editor, node) => {
    if (!$isEmbed(node)) return { element: null }
    const raw = $rawOf(node)
    const definition = embedded.find(({ type }) => type === raw.type)
    const html = definition?.element
    const made = html && troubles.guarded(definition.feature, () => html(raw), null)
    if (!made) return { element: node.createDOM({ namespace: '', theme: {} }) }
    const element = elementOf(made)
    element.textContent = made.text ?? ''
    return { element }
  }
  return new Map([EmbedNode, InlineEmbedNode].map((kind) => [kind, exported]))
}

/** The same where the whole text is written as HTML. */
export const customNodesOf = ({
  embedded,
  textBlocks,
}: SiteFeatures): NonNullable<HtmlOptions['customNodes']> =>
  Object.fromEntries(
    [...textBlocks, ...embedded].flatMap(({ element, type }) =>
      element
        ? [
            [
              type,
              ({ children, node }: { children: string; node: { data: object } }) => {
                const { text, ...made }: NodeElement & { text?: string } = element({ ...node.data })
                return written(made, text === undefined ? children : escapeHtml(text))
              },
            ],
          ]
        : [],
    ),
  )

function written({ attributes = {}, tag }: NodeElement, inside: string): string {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${said.join('')}>${inside}</${tag}>`
}
