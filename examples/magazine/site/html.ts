/** Text that is already HTML. Everything else is escaped when it meets a template. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

/** What may stand in the gaps of a template. Nothing at all is written as nothing. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

/** A template in which every gap is escaped: html`<p>${whateverAnEditorTyped}</p>`. */
export function html(parts: TemplateStringsArray, ...gaps: readonly Content[]): Html {
  const text = parts.map((part, index) => part + written(gaps[index])).join('')
  return new Html(text)
}

/** An address that is safe to follow. Anything but a path, http(s) and mail leads nowhere. */
export const safeHref = (address: string): string =>
  /^(https?:\/\/|mailto:|\/(?!\/))/i.test(address) ? address : '#'

function written(content: Content): string {
  if (content === null || content === undefined || content === false) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(written).join('')
  return String(content).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
