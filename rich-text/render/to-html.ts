import { readRichText } from '../tree/read-rich-text.ts'
import { rendered } from './render.ts'
import type { RenderOptions } from './render-options.ts'
import type { Attributes, Style, Target } from './target.ts'
import { saidIn, saidInStyle } from './target.ts'

export type HtmlOptions = RenderOptions<string>

/** A stored rich text as HTML. Every text in it is escaped and every address safe. */
export const toHtml = (value: unknown, options: HtmlOptions = {}): string =>
  rendered(readRichText(value, options), html, options)

const html: Target<string> = {
  element(tag, attributes, children) {
    const start = `<${tag}${saidIn(attributes).map(written).join('')}`
    return emptyTags.has(tag) ? `${start}/>` : `${start}>${children.join('')}</${tag}>`
  },
  text: escapeHtml,
  together: (parts) => parts.join(''),
  own: (render, props) => render(props),
}

const emptyTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'col'])

function written([name, value]: [string, Attributes[string]]): string {
  const said = name === 'style' ? css(value as Style) : value === true ? '' : String(value)
  return ` ${name.toLowerCase()}="${escapeHtml(said)}"`
}

const css = (style: Style): string =>
  saidInStyle(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Makes a text safe in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
