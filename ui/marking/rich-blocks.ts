import type { Json } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Value } from '../kit/values.ts'
import { own } from '../kit/values.ts'
import { runsIn } from './rich-runs.ts'
import type { Run } from './run.ts'
import { plainRuns } from './run.ts'

/** A paragraph of a rich text, or what stands for one. */
export interface RichBlock extends RichLook {
  runs: readonly Run[]
}

export interface RichLook {
  look:
    | 'paragraph'
    | 'heading'
    | 'quote'
    | 'bullet'
    | 'number'
    | 'check'
    | 'rule'
    | 'row'
    | 'embedded'
    | 'unknown'
  /** Of a heading, 1 to 6. */
  rank: number
  /** How deep it stands in lists. */
  depth: number
  /** The number or the tick of a list's entry. */
  mark: string | null
  /** The document that it shows. */
  reference: { slug: string; id: string | number; isFile: boolean } | null
  /** The kind of an embedded block, or the type of an unknown node. */
  name: string | null
}

/** The blocks of a stored rich text, one after the other; what is no rich text has none. */
export const richBlocksOf = (value: Value): RichBlock[] =>
  childrenOf(own(value, 'root')).flatMap((node) => blocksOf(node, 0))

/** Deeper than that nobody writes, and functions may not call one another for ever. */
const deepest = 40

function blocksOf(node: Json, depth: number): RichBlock[] {
  if (depth > deepest || !isRecord(node)) return []
  const indent = typeof node.indent === 'number' ? Math.min(10, Math.max(0, node.indent)) : 0
  const block = (look: RichLook['look'], more: Partial<RichBlock> = {}): RichBlock[] => [
    { ...plain, look, depth: indent, runs: runsIn(node), ...more },
  ]

  switch (node.type) {
    case 'paragraph':
    case 'quote':
      return block(node.type)
    case 'heading':
      return block('heading', { rank: Number(/^h([1-6])$/.exec(textAt(node, 'tag'))?.[1] ?? 2) })
    case 'horizontalrule':
      return block('rule', { runs: [] })
    case 'list':
      return entriesOf(node, depth)
    case 'table':
      return childrenOf(node).flatMap((row) => block('row', { runs: runsOfRow(row) }))
    case 'upload':
    case 'relationship':
      return block('embedded', { runs: [], reference: referenceIn(node), name: node.type })
    case 'block':
      return block('embedded', {
        name: textAt(own(node, 'fields'), 'blockType'),
        runs: plainRuns(wordsOfFields(own(node, 'fields'))),
      })
    default:
      return block('unknown', { name: textAt(node, 'type') })
  }
}

const plain: RichBlock = {
  look: 'paragraph',
  rank: 0,
  depth: 0,
  mark: null,
  reference: null,
  name: null,
  runs: [],
}

/** The entries of a list; lists in them come after their words. */
function entriesOf(list: Json, depth: number): RichBlock[] {
  const type = textAt(list, 'listType')
  const look = type === 'number' || type === 'check' ? type : 'bullet'
  let number = 0
  return childrenOf(list).flatMap((item) => {
    const inner = childrenOf(item).filter(isList)
    const runs = runsIn(item)
    const entry: RichBlock[] = []
    // Lexical puts a list in a list into an entry of its own, without words.
    if (runs.length > 0 || inner.length === 0) {
      number += 1
      const isTicked = own(item, 'checked') === true
      const mark = { number: `${number}.`, check: isTicked ? '☑' : '☐', bullet: '•' }[look]
      entry.push({ ...plain, look, depth, mark, runs })
    }
    return [...entry, ...inner.flatMap((one) => blocksOf(one, depth + 1))]
  })
}

const isList = (node: Json): boolean => isRecord(node) && node.type === 'list'

const runsOfRow = (row: Json): Run[] =>
  childrenOf(row).flatMap((cell, index) => [
    ...(index > 0 ? plainRuns(' | ') : []),
    ...childrenOf(cell).flatMap(runsIn),
  ])

function referenceIn(node: Json): RichLook['reference'] {
  const [slug, value] = [textAt(node, 'relationTo'), own(node, 'value')]
  const id = isRecord(value) ? value.id : value
  if (slug === '' || (typeof id !== 'string' && typeof id !== 'number')) return null
  return { slug, id, isFile: own(node, 'type') === 'upload' }
}

/** The fields of a block whose config only its editor knows. */
function wordsOfFields(fields: Value): string {
  if (!isRecord(fields)) return ''
  return Object.entries(fields)
    .filter(
      ([name, value]) => !['id', 'blockType'].includes(name) && value !== null && value !== '',
    )
    .map(([name, value]) => `${name}: ${saidPlainly(value)}`)
    .join('\n')
}

function saidPlainly(value: Json): string {
  if (typeof value !== 'object') return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    // Too deep to be written.
    return '…'
  }
}

const childrenOf = (node: Value): readonly Json[] => {
  const children = own(node, 'children')
  return Array.isArray(children) ? children : []
}

const textAt = (node: Value, name: string): string => {
  const text = own(node, name)
  return typeof text === 'string' ? text : ''
}
