/** Nodes of a rich text, written by hand as Payload's editor stores them. */

export type Node = Readonly<Record<string, unknown>>
type Part = Node | string

const element = { format: '', indent: 0, version: 1, direction: null }

export const richText = (...children: Node[]): Node => ({
  root: { type: 'root', ...element, children },
})

const bits = { bold: 1, italic: 2, struck: 4, code: 16, subscript: 32, superscript: 64 }

export const text = (words: string, format?: keyof typeof bits): Node => ({
  type: 'text',
  text: words,
  format: format ? bits[format] : 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const parts = (children: readonly Part[]): Node[] =>
  children.map((part) => (typeof part === 'string' ? text(part) : part))

export const paragraph = (...children: Part[]): Node => ({
  type: 'paragraph',
  ...element,
  textFormat: 0,
  textStyle: '',
  children: parts(children),
})

export const indented = (...children: Part[]): Node => ({ ...paragraph(...children), indent: 1 })

export const centred = (...children: Part[]): Node => ({
  ...paragraph(...children),
  format: 'center',
})

export const heading = (tag: 'h2' | 'h3', words: string): Node => ({
  type: 'heading',
  tag,
  ...element,
  children: [text(words)],
})

export const quote = (words: string): Node => ({
  type: 'quote',
  ...element,
  children: [text(words)],
})

export const rule: Node = { type: 'horizontalrule', version: 1 }

export const lineBreak: Node = { type: 'linebreak', version: 1 }

/** An item, or a list inside the item before. */
type Item = Part | readonly Part[]

export function list(listType: 'bullet' | 'number' | 'check', ...items: (Item | List)[]): List {
  let value = 0
  const children = items.map((item) => {
    // A list in a list has an item of its own, which is not counted.
    if (isList(item))
      return { type: 'listitem', ...element, value: value + 1, children: [deeper(item)] }
    value += 1
    const words = Array.isArray(item) ? item : [item]
    const checked = listType === 'check' ? { checked: value === 1 } : {}
    return { type: 'listitem', ...element, value, ...checked, children: parts(words) }
  })
  const tag = listType === 'number' ? 'ol' : 'ul'
  return { type: 'list', listType, start: 1, tag, ...element, children }
}

interface List extends Node {
  type: 'list'
  children: readonly Node[]
}

const isList = (item: Item | List): item is List =>
  typeof item === 'object' && 'type' in item && item.type === 'list'

const deeper = (inner: List): Node => ({
  ...inner,
  children: inner.children.map((item) => ({ ...item, indent: 1 })),
})

export const link = (id: string, url: string, words: string): Node => ({
  type: 'link',
  ...element,
  version: 3,
  id,
  fields: { linkType: 'custom', url, newTab: false },
  children: [text(words)],
})

export const linkTo = (id: string, relationTo: string, value: unknown, words: string): Node => ({
  ...link(id, '', words),
  fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
})

export const upload = (id: string, relationTo: string, value: unknown): Node => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  relationTo,
  value,
  fields: {},
})

export const relationship = (relationTo: string, value: unknown): Node => ({
  type: 'relationship',
  version: 2,
  format: '',
  relationTo,
  value,
})

/** A table whose first row heads its columns. */
export const table = (colWidths: readonly number[], ...rows: string[][]): Node => ({
  type: 'table',
  ...element,
  colWidths,
  rowStriping: true,
  children: rows.map((cells, row) => ({
    type: 'tablerow',
    ...element,
    children: cells.map((words) => ({
      type: 'tablecell',
      ...element,
      headerState: row === 0 ? 1 : 0,
      colSpan: 1,
      rowSpan: 1,
      backgroundColor: null,
      children: [paragraph(words)],
    })),
  })),
})

/** The magazine's own nodes, as `rich-text/callout.tsx` and `footnote.tsx` make them. */
export const callout = (words: string): Node => ({
  type: 'callout',
  ...element,
  children: [text(words)],
})

export const footnote = (note: string): Node => ({ type: 'footnote', version: 1, note })
