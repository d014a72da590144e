import type { DocumentData, Json } from '#contracts/documents'
import type { Random } from './random.ts'

/** What a made-up document consists of. */
export type Shape = {
  [field: string]: 'text' | 'tags' | 'reference' | { group: Shape } | { rows: Shape }
}

type Kind = Shape[string]

const fields = ['a', 'b', 'c', 'd'] as const
const rowIds = ['r1', 'r2', 'r3', 'r4', 'r5'] as const
const words = ['', 'one', 'two', 'three'] as const

/** A document's shape, up to `depth` groups and rows deep. */
export function randomShape(random: Random, depth = 2): Shape {
  const kind = (): Kind => {
    const inner = depth === 0 ? 0 : random.below(5)
    if (inner === 1) return { group: randomShape(random, depth - 1) }
    if (inner > 1) return { rows: randomShape(random, depth - 1) }
    return random.oneOf(['text', 'text', 'tags', 'reference'] as const)
  }
  return Object.fromEntries(fields.slice(0, 1 + random.below(4)).map((field) => [field, kind()]))
}

/** A document of a shape; fields may be empty, or missing. */
export function randomDocument(random: Random, shape: Shape): DocumentData {
  return Object.fromEntries(
    Object.entries(shape)
      .filter(() => random.chance(0.9))
      .map(([field, kind]) => [field, random.chance(0.1) ? null : randomValue(random, kind)]),
  )
}

function randomValue(random: Random, kind: Kind): Json {
  if (kind === 'text') return random.oneOf(words)
  if (kind === 'tags') return words.filter(() => random.chance(0.5))
  if (kind === 'reference') {
    return { relationTo: random.oneOf(['posts', 'pages']), value: random.below(3) }
  }
  if ('group' in kind) return randomDocument(random, kind.group)
  return shuffled(random, rowIds)
    .slice(0, random.below(rowIds.length + 1))
    .map((id) => ({ ...randomDocument(random, kind.rows), id }))
}

/** The same document after somebody worked on some of it. */
export function randomlyEdited(random: Random, shape: Shape, document: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, kind]) => {
      const value = editedValue(random, kind, document[field])
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

function editedValue(random: Random, kind: Kind, value: Json | undefined): Json | undefined {
  if (random.chance(0.4)) return value
  if (typeof kind === 'object' && 'group' in kind && isRecord(value)) {
    return randomlyEdited(random, kind.group, value)
  }
  if (typeof kind === 'object' && 'rows' in kind && Array.isArray(value)) {
    return editedRows(random, kind.rows, value.filter(isRecord))
  }
  return randomValue(random, kind)
}

function editedRows(random: Random, shape: Shape, rows: DocumentData[]): Json {
  const left = rows
    .filter(() => random.chance(0.8))
    .map((row) => ({ ...randomlyEdited(random, shape, row), id: row.id! }))
  const free = rowIds.filter((id) => !rows.some((row) => row.id === id) && random.chance(0.3))
  const added = free.map((id) => ({ ...randomDocument(random, shape), id }))
  return random.chance(0.3) ? shuffled(random, [...left, ...added]) : [...left, ...added]
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items]
  return items.map(() => left.splice(random.below(left.length), 1)[0]!)
}

const isRecord = (value: Json | undefined): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
