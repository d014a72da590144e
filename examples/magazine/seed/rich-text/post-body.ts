import type { PostKind } from '../kinds.ts'
import type { Node } from './nodes.ts'
import { heading, paragraph, richText, rule } from './nodes.ts'

/** The text of a post as its editor stores it: an empty line begins a paragraph. */
export function postBody(kind: PostKind, text: string): Node {
  const nodes = text
    .split('\n\n')
    .map((words) => (isQuestion(kind, words) ? heading('h2', words) : paragraph(words)))
  const isLong = kind === 'essay' && nodes.length > 4
  return richText(...(isLong ? nodes.toSpliced(-1, 0, rule) : nodes))
}

const isQuestion = (kind: PostKind, words: string): boolean =>
  kind === 'interview' && words.endsWith('?')
