import { readFileSync } from 'node:fs'

/** Red, green and blue as amounts of light, 0 to 1. */
export type Light = readonly [number, number, number]
export type Theme = 'light' | 'dark'

type Tokens = ReadonlyMap<string, string>

const read = (sheet: string) =>
  readFileSync(new URL(`../../../ui/styles/${sheet}.css`, import.meta.url), 'utf8')

const tokensIn = (css: string): Tokens =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')'),
    ]),
  )

const tokens = tokensIn(read('tokens'))

/** What they are for those who ask for more contrast. */
export const moreContrast: Tokens = new Map([
  ...tokens,
  ...tokensIn(/prefers-contrast: more\) \{(.*?)\n {2}\}/s.exec(read('contrast'))?.[1] ?? ''),
])

/** The colour that a token has in a theme. */
export const colourOf = (token: string, theme: Theme, among = tokens): Light =>
  lightOf(labOf(token, { theme, among }))

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one: Light, other: Light): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export const isToken = (name: string): boolean => tokens.has(name)

/** OKLab: what colors are mixed in. */
type Lab = readonly [number, number, number]

interface Look {
  theme: Theme
  among: Tokens
}

function labOf(token: string, look: Look): Lab {
  const value = look.among.get(token)
  if (value === undefined) throw new Error(`There is no token --${token}.`)
  return resolved(value, look)
}

function resolved(value: string, look: Look): Lab {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/.exec(value.trim()) ?? []
  const parts = partsOf(inside)
  if (name === 'var') return labOf(inside.slice(2), look)
  if (name === 'light-dark') return resolved(parts[look.theme === 'light' ? 0 : 1] ?? '', look)
  if (name === 'color-mix') return mixed(parts, look)
  const [lightness, chroma, hue] = inside.split(' ').map(Number.parseFloat)
  if (name !== 'oklch' || hue === undefined || inside.includes('/')) {
    throw new Error(`"${value}" is no colour this test can read.`)
  }
  const angle = (hue * Math.PI) / 180
  return [(lightness ?? 0) / 100, chroma! * Math.cos(angle), chroma! * Math.sin(angle)]
}

/** `in oklab, COLOUR SHARE%, COLOUR` */
function mixed([space, first = '', other = '']: readonly string[], look: Look): Lab {
  const [, colour = '', percent] = /^(.*) ([\d.]+)%$/.exec(first) ?? []
  if (space !== 'in oklab' || percent === undefined) throw new Error(`Not read: ${first}`)
  const share = Number(percent) / 100
  const under = resolved(other, look)
  const [l, a, b] = resolved(colour, look).map(
    (amount, index) => share * amount + (1 - share) * (under[index] ?? 0),
  )
  return [l!, a!, b!]
}

/** What commas part, but for those within brackets. */
const partsOf = (inside: string): string[] =>
  (inside.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []).map((part) =>
    part.trim(),
  )

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/ */
function lightOf([lightness, a, b]: Lab): Light {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(light: Light): number {
  const [red, green, blue] = light.map((amount) => Math.min(1, Math.max(0, amount)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
