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
  'smartQuotes',
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

/** A style that text can have, such as a colour; kept in `$` of a text node. */
export interface TextState {
  key: string
  values: readonly { value: string; label: string; css: Readonly<Record<string, string>> }[]
}
