import { escapeHtml, toHtml } from 'stateroom-admin/rich-text'
import { Html } from './html.ts'
import type { Visit } from './visit.ts'
import { localised } from './words.ts'

/** A rich text of the magazine, whose links lead to pages of the site. */
export const written = ({ api, locale }: Visit, value: unknown): Html =>
  new Html(
    toHtml(value, {
      serverURL: api.address,
      anchors: true,
      customNodes: {
        callout: ({ children }) => `<aside class="callout">${children}</aside>`,
        footnote: ({ node }) => `<small>(${escapeHtml(String(node.data.note))})</small>`,
      },
      urlOf: ({ relationTo, value }) => {
        const slug = typeof value === 'object' ? value.slug : undefined
        const home = homes[relationTo]
        return typeof slug === 'string' && home !== undefined
          ? localised(locale, `${home}${encodeURIComponent(slug)}`)
          : null
      },
    }),
  )

const homes: Readonly<Record<string, string>> = {
  pages: '/',
  posts: '/posts/',
  categories: '/categories/',
}
