import type { DocumentData, DocumentId } from '#contracts/documents'

/**
 * A stored rich text, checked: every address is safe, every number is within its limits, lists are
 * nested as they look. `type` is the name that Payload stores.
 */
export interface RichTree {
  children: readonly RichElement[]
}

export type RichElement =
  | Paragraph
  | Heading
  | Quote
  | List
  | ListItem
  | Link
  | HorizontalRule
  | Upload
  | Relationship
  | Block
  | Table
  | TableRow
  | TableCell
  | Text
  | LineBreak
  | Tab
  | Unknown

export type RichType = RichElement['type']

export type ElementOf<Type extends RichType, Element = RichElement> = Element extends RichElement
  ? Type extends Element['type']
    ? Element
    : never
  : never

interface WithChildren {
  children: readonly RichElement[]
}

interface Placed extends WithChildren {
  align: Align | null
  /** How many levels it is indented. */
  indent: number
  direction: Direction | null
}

export type Align = 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
export type Direction = 'ltr' | 'rtl'

export interface Paragraph extends Placed {
  type: 'paragraph'
}

export interface Heading extends Placed {
  type: 'heading'
  level: number
  /** Made from its words, unique in the text: what a link to it ends with. */
  anchor: string
  /** Its place in the stored value, e.g. `root.children.3`. */
  path: string
}

export interface Quote extends Placed {
  type: 'quote'
}

export interface List {
  type: 'list'
  kind: 'bullet' | 'number' | 'check'
  /** The number of the first item. */
  start: number
  direction: Direction | null
  children: readonly ListItem[]
}

/** Lists inside an item come after its words. */
export interface ListItem extends Pick<Placed, 'align' | 'direction'>, WithChildren {
  type: 'listitem'
  value: number
  /** Its number isn't the one after that of the item before. */
  isNumbered: boolean
  /** null: not in a check list. */
  checked: boolean | null
}

export interface Link extends WithChildren {
  type: 'link' | 'autolink'
  /** null: the address isn't safe, or `urlOf` knows none for the document. */
  href: string | null
  newTab: boolean
  /** The document of an internal link. */
  reference: Reference | null
  fields: DocumentData
}

export interface HorizontalRule {
  type: 'horizontalrule'
}

export interface Upload {
  type: 'upload'
  reference: Reference
  /** null: the file isn't known, since the text was read with `depth=0`. */
  file: UploadedFile | null
  align: Align | null
  fields: DocumentData
}

export interface UploadedFile {
  url: string
  name: string
  alt: string
  isImage: boolean
  width: number | null
  height: number | null
}

export interface Relationship {
  type: 'relationship'
  reference: Reference
  href: string | null
  /** The title of the document; null: the text was read with `depth=0`. */
  label: string | null
  align: Align | null
}

/** A document by its collection and ID, or the document itself where the text was read with a depth. */
export interface Reference {
  relationTo: string
  value: DocumentId | DocumentData
}

export interface Block {
  type: 'block' | 'inlineBlock'
  blockType: string
  id: string | null
  fields: DocumentData
}

export interface Table {
  type: 'table'
  /** The width in px of each column. */
  colWidths: readonly number[]
  isStriped: boolean
  frozenRows: number
  frozenColumns: number
  children: readonly TableRow[]
}

export interface TableRow {
  type: 'tablerow'
  height: number | null
  children: readonly TableCell[]
}

export interface TableCell extends WithChildren {
  type: 'tablecell'
  /** It heads its column, stands in the row of headers. */
  isColumnHeader: boolean
  isRowHeader: boolean
  colSpan: number
  rowSpan: number
  backgroundColor: string | null
  verticalAlign: 'top' | 'middle' | 'bottom' | null
}

export interface Text {
  type: 'text'
  text: string
  formats: readonly TextFormat[]
  /** The text states that the options describe, e.g. `{ color: 'red' }`. */
  states: Readonly<Record<string, string>>
  /** What these look like. */
  css: Readonly<Record<string, string>>
}

export type TextFormat = (typeof textFormats)[number]

/** In the order of Lexical's bits: bold is 1, italic 2, struck through 4 … */
export const textFormats = [
  'bold',
  'italic',
  'strikethrough',
  'underline',
  'code',
  'subscript',
  'superscript',
  'highlight',
  'lowercase',
  'uppercase',
  'capitalize',
] as const

export interface LineBreak {
  type: 'linebreak'
}

export interface Tab {
  type: 'tab'
}

/** A node that isn't Payload's, or refers to nothing, with what it contains. */
export interface Unknown extends WithChildren {
  type: 'unknown'
  /** The type that is stored. */
  name: string
  /** All that it holds besides its children. */
  data: DocumentData
  /** It stands among words. */
  isInline: boolean
}
