/** A node of a stored rich text. */
export interface Stored {
  type: string
  children?: Stored[]
  text?: string
  tag?: string
  format?: number | string
  fields?: { url?: string }
  listType?: string
  value?: number
  checked?: boolean
  headerState?: number
  colSpan?: number
  rowSpan?: number
}

/**
 * A stored text as somebody would describe it, a line for each block and item: `h2: Plan`, `- item`,
 * `[x] done`, `| # head | (2×1) wide |`, with `<b>`, `<i>`, `<u>`, `<s>`, `<sub>`, `<sup>`, `<code>`
 * and `<a address>` around words, ⏎ for a line break and ⇥ for a tab.
 */
export const seenIn = (blocks: readonly Stored[]): string[] => blocks.flatMap((one) => linesOf(one))

function linesOf(block: Stored): string[] {
  const { children = [], tag = '', type } = block
  if (type === 'list') return itemsOf(block, '')
  if (type === 'table') return children.map(rowOf)
  if (type === 'horizontalrule') return ['hr']
  const name = type === 'heading' ? tag : type === 'paragraph' ? 'p' : type
  return [`${name}${block.format ? ` ${block.format}` : ''}: ${wordsOf(children)}`]
}

function itemsOf({ children = [], listType }: Stored, indent: string): string[] {
  return children.flatMap((item) => {
    const [first] = item.children ?? []
    if (first?.type === 'list') return itemsOf(first, `${indent}  `)
    const sign =
      listType === 'check'
        ? `[${item.checked ? 'x' : ' '}]`
        : listType === 'number'
          ? `${item.value}.`
          : '-'
    return `${indent}${sign} ${wordsOf(item.children ?? [])}`
  })
}

const rowOf = ({ children = [] }: Stored): string =>
  `|${children
    .map((cell) => ` ${cellOf(cell)}`.trimEnd())
    .map((cell) => `${cell} |`)
    .join('')}`

function cellOf({ children = [], colSpan = 1, headerState, rowSpan = 1 }: Stored): string {
  const span = colSpan > 1 || rowSpan > 1 ? `(${colSpan}×${rowSpan}) ` : ''
  const blocks = children.flatMap((block) => {
    const align = block.type === 'paragraph' && block.format ? `${block.format}: ` : ''
    return linesOf(block).map((line) => align + line.replace(/^p( \w+)?: /, ''))
  })
  return `${span}${headerState ? '# ' : ''}${blocks.join(' / ').replaceAll('/ -', '-')}`
}

const marks = ['b', 'i', 's', 'u', 'code', 'sub', 'sup'] as const
const bits = [1, 2, 4, 8, 16, 32, 64]

function wordsOf(nodes: readonly Stored[]): string {
  const parts: { format: number; words: string }[] = []
  for (const node of nodes) {
    const format = typeof node.format === 'number' ? node.format : 0
    const last = parts.at(-1)
    const words = wordsIn(node)
    const isBreak = node.type === 'linebreak'
    if (last && (last.format === format || isBreak)) last.words += words
    else parts.push({ format: isBreak ? 0 : format, words })
  }
  return parts.map(({ format, words }) => marked(format, words)).join('')
}

const marked = (format: number, words: string): string =>
  marks.reduceRight((inner, mark, at) => {
    const [ending] = /⏎*$/.exec(inner)!
    return format & bits[at]!
      ? `<${mark}>${inner.slice(0, inner.length - ending.length)}</${mark}>${ending}`
      : inner
  }, words)

function wordsIn({ children = [], fields, text = '', type }: Stored): string {
  if (type === 'linebreak') return '⏎'
  if (type === 'tab') return '⇥'
  if (type === 'link' || type === 'autolink') return `<a ${fields?.url}>${wordsOf(children)}</a>`
  return type === 'text' ? text : `{${type}}`
}
