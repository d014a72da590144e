import type { DocumentData } from '#contracts/documents'

/**
 * A text as Payload's editor stores it: an empty line begins a paragraph, any other line feed is a
 * line break in one.
 */
export function fromPlainText(text: string): DocumentData {
  const paragraphs: string[][] = [[]]
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() !== '') paragraphs.at(-1)?.push(line)
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([])
  }
  // A text that ends with an empty line does not begin another paragraph.
  if (paragraphs.length > 1 && paragraphs.at(-1)?.length === 0) paragraphs.pop()
  const children = paragraphs.map((lines) => paragraphOf(lines.join('\n')))
  return { root: { type: 'root', ...plainElement, children } }
}

const plainElement = { format: '', indent: 0, version: 1, direction: null }

const paragraphOf = (text: string): DocumentData => ({
  type: 'paragraph',
  ...plainElement,
  textFormat: 0,
  textStyle: '',
  children: text.split(/(\n|\t)/).flatMap((part): DocumentData[] => {
    if (part === '') return []
    if (part === '\n') return [{ type: 'linebreak', version: 1 }]
    return [part === '\t' ? { ...textNode(part), type: 'tab', detail: 2 } : textNode(part)]
  }),
})

const textNode = (text: string): DocumentData => ({
  type: 'text',
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text,
  version: 1,
})
