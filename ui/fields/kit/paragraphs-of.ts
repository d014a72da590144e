import type { Json } from '#config-schema'
import { isRecord } from '../kit/is-record.ts'

/** The words of a stored rich text, a paragraph for each of its outermost nodes. */
export function paragraphsOf(value: Json | undefined): string[] {
  const root = isRecord(value) ? value.root : undefined
  return childrenOf(root)
    .map(wordsIn)
    .filter((words) => words.trim() !== '')
}

function wordsIn(node: Json): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  const separator = node.type === 'list' ? '\n' : ''
  return childrenOf(node).map(wordsIn).join(separator)
}

const childrenOf = (node: Json | undefined): Json[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children : []
