import type { HtmlOptions } from '#rich-text'
import { escapeHtml } from '#rich-text'
import type { NodeElement } from './feature.ts'
import type { SiteFeatures } from './site-features.ts'

/** What the site's nodes are where they are copied to. */
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
