import type { DocumentData, Json } from '#contracts/documents'

/** Nodes as Payload stores them, as far as a test says something of them. */

export const rich = (...children: Json[]): DocumentData => ({ root: { type: 'root', children } })

export const text = (words: string, format = 0, more: DocumentData = {}): DocumentData => ({
  type: 'text',
  text: words,
  format,
  ...more,
})

export const node = (
  type: string,
  children: Json[] = [],
  more: DocumentData = {},
): DocumentData => ({ type, version: 1, children, ...more })

export const paragraph = (...children: (string | DocumentData)[]): DocumentData =>
  node('paragraph', children.map(asNode))

export const heading = (tag: string, ...children: (string | DocumentData)[]): DocumentData =>
  node('heading', children.map(asNode), { tag })

export const lineBreak: DocumentData = { type: 'linebreak', version: 1 }

export const list = (
  listType: 'bullet' | 'number' | 'check',
  items: DocumentData[],
  more: DocumentData = {},
): DocumentData => node('list', items, { listType, start: 1, ...more })

export const item = (value: number, children: Json[], more: DocumentData = {}): DocumentData =>
  node('listitem', children, { value, ...more })

export const link = (url: string, words: string, more: DocumentData = {}): DocumentData =>
  node('link', [text(words)], { fields: { linkType: 'custom', url, ...more } })

export const linkTo = (relationTo: string, value: Json, words: string): DocumentData =>
  node('link', [text(words)], { fields: { linkType: 'internal', doc: { relationTo, value } } })

export const table = (rows: DocumentData[][], more: DocumentData = {}): DocumentData =>
  node(
    'table',
    rows.map((cells) => node('tablerow', cells)),
    more,
  )

export const cell = (words: string, more: DocumentData = {}): DocumentData =>
  node('tablecell', [paragraph(words)], { headerState: 0, colSpan: 1, rowSpan: 1, ...more })

const asNode = (part: string | DocumentData): DocumentData =>
  typeof part === 'string' ? text(part) : part
