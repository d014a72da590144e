import { readFileSync } from 'node:fs'

/** Red, green and blue as amounts of light, 0 to 1. */
export type Light = readonly [number, number, number]
export type Theme = 'light' | 'dark'

const css = readFileSync(new URL('../../../ui/styles/tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ]),
)

/** The colour that a token has in a theme. */
export function colourOf(token: string, theme: Theme): Light {
  const value = tokens.get(token)
  if (value === undefined) throw new Error(`There is no token --${token}.`)
  return resolved(value, theme)
}

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one: Light, other: Light): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function resolved(value: string, theme: Theme): Light {
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colourOf(reference, theme)
  const pair = /^light-dark\((.+\)), (.+\))\)$/.exec(value)
  if (pair) return resolved((theme === 'light' ? pair[1] : pair[2]) ?? '', theme)
  const oklch = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(value)
  if (!oklch) throw new Error(`"${value}" is no colour this test can read.`)
  return fromOklch(Number(oklch[1]) / 100, Number(oklch[2]), Number(oklch[3]))
}

/** Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
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
