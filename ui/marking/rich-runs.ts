import type { Json } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Value } from '../kit/values.ts'
import { own } from '../kit/values.ts'
import type { Run } from './run.ts'

/** The words in a node, with their looks; lists inside it are paragraphs of their own. */
export function runsIn(node: Json): Run[] {
  const runs: Run[] = []
  addRuns(runs, node, null, 0)
  return runs
}

const deepest = 40

function addRuns(runs: Run[], node: Json, href: string | null, depth: number): void {
  if (depth > deepest || !isRecord(node)) return
  if (typeof node.text === 'string') {
    const format = typeof node.format === 'number' ? node.format : 0
    if (node.text !== '') runs.push({ text: node.text, format, href })
    return
  }
  if (node.type === 'linebreak') runs.push({ text: '\n', format: 0, href })
  if (node.type === 'inlineBlock') {
    const kind = own(node.fields, 'blockType')
    runs.push({ text: `[${typeof kind === 'string' ? kind : ''}]`, format: 0, href })
  }
  const leadsTo = node.type === 'link' || node.type === 'autolink' ? addressOf(node.fields) : href
  const children = Array.isArray(node.children) ? node.children : []
  for (const child of children) {
    const isParagraphOfItsOwn = depth === 0 && isRecord(child) && child.type === 'list'
    if (!isParagraphOfItsOwn) addRuns(runs, child, leadsTo, depth + 1)
  }
}

/** Where a link leads: an address, or a document of the site. */
function addressOf(fields: Value): string {
  const [url, doc] = [own(fields, 'url'), own(fields, 'doc')]
  if (typeof url === 'string' && url !== '') return url
  const [slug, value] = [own(doc, 'relationTo'), own(doc, 'value')]
  const id = isRecord(value) ? value.id : value
  return typeof slug === 'string' ? `${slug}/${String(id ?? '')}` : ''
}
