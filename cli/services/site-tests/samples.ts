import type { SiteBlock, SiteField } from './site-fields.ts'
import { deepest, hasValue, joined, shownBlocks } from './site-fields.ts'
import type { Data } from './values.ts'

/** What a sample needs to know beside its field. */
export interface Samples {
  /** Different for each document, for what must be unique. */
  number: number
  /** A document of a collection that may be referred to; undefined: there is none. */
  idOf: (slug: string) => string | number | undefined
  blocksOf: (field: SiteField) => readonly SiteBlock[]
  /** How often the server has refused what was offered for a place. */
  refusals: ReadonlyMap<string, number>
  /** A selection at a place, by which a condition is met. */
  choices: Data
}

/** A document in which everything is filled in that the panel offers, valid by what the config says. */
export function sampleOf(
  fields: readonly SiteField[],
  samples: Samples,
  base = '',
  depth = 0,
): Data {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs ?? []) {
        const path = tab.name === undefined ? base : joined(base, tab.name)
        const inner = sampleOf(tab.fields ?? [], samples, path, depth)
        Object.assign(data, tab.name === undefined ? inner : { [tab.name]: inner })
      }
      continue
    }
    if (!hasValue(field)) {
      Object.assign(data, field.fields ? sampleOf(field.fields, samples, base, depth) : {})
      continue
    }
    if (field.virtual) continue
    const value = sampleValue(field, samples, joined(base, field.name), depth)
    if (value !== undefined) data[field.name] = value
  }
  return data
}

/** A value that the config allows; undefined: none is known. */
export function sampleValue(field: SiteField, samples: Samples, path: string, depth = 0): unknown {
  const chosen = samples.choices[path]
  if (chosen !== undefined) return chosen
  const many = (make: (index: number) => unknown) =>
    field.hasMany
      ? Array.from({ length: Math.max(1, field.minRows ?? 0) }, (_, index) => make(index))
      : make(0)
  const rows = (make: (index: number) => Data, least: number) =>
    depth >= deepest || field.maxRows === 0
      ? undefined
      : Array.from({ length: Math.max(least, field.minRows ?? 0) }, (_, index) => make(index))

  switch (field.type) {
    case 'text':
    case 'textarea':
      return many((index) => words(field, samples, path, index))
    case 'code':
      return `const answer = ${samples.number}`
    case 'email':
      return `person-${samples.number}@site.example`
    case 'number':
      return many((index) => within(field, samples.number + index))
    case 'checkbox':
      return true
    case 'date':
      return '2026-03-04T12:00:00.000Z'
    case 'json':
      return 'jsonSchema' in field ? undefined : { answer: samples.number }
    case 'point':
      return [13.5, 52.25]
    case 'radio':
    case 'select': {
      const values = optionsOf(field)
      const value = values[(samples.refusals.get(path) ?? 0) % Math.max(1, values.length)]
      return value === undefined ? undefined : field.hasMany ? [value] : value
    }
    case 'relationship':
    case 'upload':
      return reference(field, samples, path)
    case 'richText':
      return paragraph(`Words ${samples.number}`)
    case 'group':
      return sampleOf(field.fields ?? [], samples, path, depth)
    case 'array':
      return rows(
        (index) => sampleOf(field.fields ?? [], samples, `${path}.${index}`, depth + 1),
        1,
      )
    case 'blocks': {
      const blocks = shownBlocks(field, samples.blocksOf)
      return rows((index) => {
        const block = blocks[index % blocks.length]
        return {
          blockType: block?.slug,
          ...sampleOf(block?.fields ?? [], samples, `${path}.${index}`, depth + 1),
        }
      }, blocks.length)
    }
    default:
      return undefined
  }
}

export const optionsOf = ({ options = [] }: SiteField): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))

export const relatedTo = ({ relationTo }: SiteField): readonly string[] =>
  relationTo === undefined ? [] : typeof relationTo === 'string' ? [relationTo] : relationTo

/** What a function of the config may have in mind; the next where the one before was refused. */
const spellings: readonly ((name: string, number: number) => string)[] = [
  (name, number) => `${number} ${name}`,
  (name, number) => `${name.toLowerCase()}-${number}`,
  (_, number) => `https://site.example/${number}`,
  (_, number) => `/page-${number}`,
  (_, number) => `person-${number}@site.example`,
  (_, number) => `#${(0x336699 + number).toString(16).slice(-6)}`,
  (_, number) => `+49 30 ${1_000_000 + number}`,
  (_, number) => `${10_000 + number}`,
  (_, number) => `Abc${number}`,
]

/** How many values are tried for a place before it is given up. */
export const mostSpellings = spellings.length

function words(
  { maxLength, minLength, name = 'text' }: SiteField,
  { number, refusals }: Samples,
  path: string,
  index: number,
): string {
  const spell = spellings[(refusals.get(path) ?? 0) % spellings.length] ?? String
  return spell(name, number * 10 + index)
    .padEnd(minLength ?? 0, 'x')
    .slice(0, maxLength ?? undefined)
}

/** Each document's own number, as far as the range has so many. */
function within({ max, min }: SiteField, number: number): number {
  const least = min ?? (max === undefined ? 1 : Math.min(1, max))
  const count = max === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(max - least) + 1
  return least + (count > 0 ? number % count : 0)
}

function reference(field: SiteField, { idOf, refusals }: Samples, path: string): unknown {
  const targets = relatedTo(field)
  if (field.filterOptions && !field.required) return undefined
  const from = (refusals.get(path) ?? 0) % Math.max(1, targets.length)
  for (const slug of [...targets.slice(from), ...targets.slice(0, from)]) {
    const id = idOf(slug)
    if (id === undefined) continue
    const value = typeof field.relationTo === 'string' ? id : { relationTo: slug, value: id }
    return field.hasMany ? [value] : value
  }
  return undefined
}

/** Rich text as the editors of Payload and of this panel both store it. */
const paragraph = (text: string) => ({
  root: {
    type: 'root',
    ...blank,
    children: [
      {
        type: 'paragraph',
        ...blank,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text },
        ],
      },
    ],
  },
})

const blank = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
