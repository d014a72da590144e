import type { ClientBlock, ClientField } from '../fields/client-field.ts'

/** What an editor of rich text can offer, by the keys of Payload's features. */
export const richTextFeatureNames = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
  'inlineCode',
  'paragraph',
  'heading',
  'align',
  'indent',
  'unorderedList',
  'orderedList',
  'checklist',
  'link',
  'relationship',
  'blockquote',
  'upload',
  'horizontalRule',
  'blocks',
  'table',
  'textState',
  'toolbarFixed',
  'toolbarInline',
] as const

export type RichTextFeatureName = (typeof richTextFeatureNames)[number]

/** Payload's defaults, tables, and a toolbar above the text. */
export const defaultRichTextFeatures: readonly RichTextFeatureName[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
  'inlineCode',
  'paragraph',
  'heading',
  'align',
  'indent',
  'unorderedList',
  'orderedList',
  'checklist',
  'link',
  'relationship',
  'blockquote',
  'upload',
  'horizontalRule',
  'table',
  'toolbarFixed',
  'toolbarInline',
]

export const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export type HeadingTag = (typeof headingTags)[number]

/** What the editor of one field offers, as the browser gets it (RICH-1). */
export interface RichTextFeatures {
  /** In the order in which they are shown. */
  enabled: readonly RichTextFeatureName[]
  headings: readonly HeadingTag[]
  blocks: readonly ClientBlock[]
  inlineBlocks: readonly ClientBlock[]
  link: RichTextLink | null
  /** The fields of an embedded file, by its collection; a collection that is no key cannot be embedded. */
  uploads: Readonly<Record<string, readonly ClientField[]>>
  /** The collections of embedded documents. */
  relationships: readonly string[]
  /** Node types without indentation. */
  notIndented: readonly string[]
  textStates: readonly TextState[]
}

export interface RichTextLink {
  /** The collections of internal links. */
  collections: readonly string[]
  /** `never`: an address that is typed stays text. */
  autoLinks: 'always' | 'whenTyped' | 'never'
  /** The site's own fields, beside address, document and new tab. */
  fields: readonly ClientField[]
}

/** A style that text can have, such as a colour; kept in `$` of a text node. */
export interface TextState {
  key: string
  values: readonly { value: string; label: string; css: Readonly<Record<string, string>> }[]
}

/** Of an editor that we cannot read, and of a text that nobody described. */
export const plainFeatures: RichTextFeatures = {
  enabled: defaultRichTextFeatures,
  headings: headingTags,
  blocks: [],
  inlineBlocks: [],
  link: { collections: [], autoLinks: 'always', fields: [] },
  uploads: {},
  relationships: [],
  notIndented: [],
  textStates: [],
}
