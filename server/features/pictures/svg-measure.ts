/** In pixels. */
export interface Measure {
  width: number
  height: number
}

export interface Svg {
  text: string
  /** null: it's as large as whatever shows it. */
  measure: Measure | null
  endsEarly: boolean
}

/** What an SVG says of itself; null: the file is none. */
export function svgIn(bytes: Buffer): Svg | null {
  const text = textOf(bytes)
  const [tag] = rootTag.exec(withoutProlog(text)) ?? []
  if (tag === undefined) return null
  const isClosed = tag.endsWith('/>') || /<\/(?:[\w.-]+:)?svg\s*>/.test(text)
  return { text, measure: measureOf(attributesOf(tag)), endsEarly: !isClosed }
}

/** The same for a probe that looks for the first tag by this name: no reader of XML sees it. */
export function withMeasure(text: string, { height, width }: Measure): Buffer {
  const [declaration = ''] = /^\s*<\?xml\s[^?]*\?>/.exec(text) ?? []
  const note = `<!--<svg width="${width}" height="${height}">-->`
  return Buffer.from(`${declaration}${note}${text.slice(declaration.length)}`)
}

function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding =
    (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const rootTag = /^<(?:[\w.-]+:)?svg(?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*>/
const beforeRoot =
  /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype(?:[^"'>[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>)/i

function withoutProlog(text: string): string {
  let rest = text
  for (let found = beforeRoot.exec(rest); found; found = beforeRoot.exec(rest)) {
    rest = rest.slice(found[0].length)
  }
  return rest
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return new Map([...found].map(([, name = '', double, single = '']) => [name, double ?? single]))
}

function measureOf(attributes: ReadonlyMap<string, string>): Measure | null {
  const [width, height] = ['width', 'height'].map((name) => lengthIn(attributes.get(name)))
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 ? box : []
  const ratio = boxWidth / boxHeight
  const measure = {
    width: Math.round(width ?? (height === undefined ? boxWidth : height * ratio)),
    height: Math.round(height ?? (width === undefined ? boxHeight : width / ratio)),
  }
  return isSize(measure.width) && isSize(measure.height) ? measure : null
}

const isSize = (length: number): boolean => Number.isSafeInteger(length) && length > 0

/** A percentage is a part of whatever shows it. */
function lengthIn(given = ''): number | undefined {
  const length = Number.parseFloat(given)
  return given.trim().endsWith('%') || !Number.isFinite(length) ? undefined : length
}
