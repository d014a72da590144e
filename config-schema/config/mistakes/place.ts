import { loose, textOf } from './loose.ts'
import type { Path } from './mistake.ts'

const wholeConfig = 'config'

/** `['collections', 1, 'slug']` → `collections[1].slug`. */
export function pathText(path: Path): string {
  if (path.length === 0) return wholeConfig
  return path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`
      const key = String(step)
      return /^[\w$]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
    })
    .join('')
    .replace(/^\./, '')
}

/** The same place by the names that the site owner gave: `posts › title › type`. */
export function placeText(config: unknown, path: Path): string {
  if (path.length === 0) return wholeConfig
  const steps: string[] = []
  let value = config
  path.forEach((step, index) => {
    value = loose(value)[step]
    const isIndexed = typeof path[index + 1] === 'number'
    if (typeof step === 'number') steps.push(entryName(value) ?? `${step + 1}`)
    else if (!(isIndexed && goWithoutSaying.has(step))) steps.push(String(step))
  })
  return steps.join(' › ')
}

/** Lists whose entries have names that say enough. */
const goWithoutSaying = new Set<PropertyKey>(['collections', 'globals', 'blocks', 'fields', 'tabs'])

function entryName(entry: unknown): string | null {
  const { slug, name, code, label, value, type } = loose(entry)
  return [slug, name, code, label, value, type, entry].map(textOf).find((text) => text) ?? null
}
