/** HTML or SVG that is safe to insert. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = Markup | string | number | false | null | readonly Part[]

/** Markup from a template: what is inserted is escaped, unless it is markup itself. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + sourceOf(parts[index] ?? '')).join(''))

/** Safe in elements and in attributes; control characters are no text, and XML refuses them. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source
  if (part === false || part === null) return ''
  return typeof part === 'object' ? part.map(sourceOf).join('') : escaped(String(part))
}
