import type { Json } from '#contracts/documents'

export const rich = (...children: Json[]): Json => ({ root: { type: 'root', children } })

export const paragraph = (text: string): Json => ({
  type: 'paragraph',
  children: [{ type: 'text', text, format: 0 }],
})

/** A table whose first row heads its columns. */
export const table = (...rows: string[][]): Json => ({
  type: 'table',
  children: rows.map((cells, index) => ({
    type: 'tablerow',
    children: cells.map((text) => ({
      type: 'tablecell',
      headerState: index === 0 ? 1 : 0,
      children: [paragraph(text)],
    })),
  })),
})
