import type { LexicalEditor } from 'lexical'
import type { ComponentType } from 'react'
import type { DocumentData } from '#contracts/documents'

/** Words in one language, or by language: `{ en: 'Callout', de: 'Hinweis' }`. */
export type Words = string | Readonly<Record<string, string>>

/** What a site adds to the editor of rich text. */
export interface RichTextFeature {
  nodes?: readonly FeatureNode[]
  textStyles?: readonly TextStyle[]
  /** Further behavior, with the panel's own copy of `lexical`; what it returns ends it. */
  register?: (editor: LexicalEditor) => () => void
}

/** A node of the site's own: text in an element, or a component between paragraphs or in a line. */
export type FeatureNode = TextBlock | EmbeddedNode

/** How something is inserted: its button, its entry in the slash menu, its keys. */
interface Offer {
  label: Words
  /** Other words that the slash menu finds it by. */
  keywords?: Words
  icon?: ComponentType
  /** Such as `mod+shift+l`; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys?: string
}

interface Node extends Offer {
  /** As it is stored. */
  type: string
  /** What a new one holds besides its type and text. */
  data?: DocumentData
  paste?: PasteRule
}

/** A block of text, like a paragraph. */
export interface TextBlock extends Node {
  kind: 'textBlock'
  /** What is typed at the beginning of a block, with a space after it. */
  markdown?: string
  /** What the text stands in, here and where it is copied to. */
  element: (node: DocumentData) => NodeElement
}

/** A component between paragraphs or in a line. */
export interface EmbeddedNode extends Node {
  kind: 'block' | 'inline'
  /** Of a block, what is typed at the beginning of one, with a space; in a line, what is typed anywhere. */
  markdown?: string
  Component: ComponentType<NodeProps>
  /** What is copied as HTML. */
  element?: (node: DocumentData) => NodeElement & { text?: string }
}

export interface NodeElement {
  tag: string
  attributes?: Readonly<Record<string, string>>
}

/** Which elements of pasted HTML become the node. */
export interface PasteRule {
  /** In CSS: `aside.callout`. */
  selector: string
  /** What the node holds; null: it is another element after all. */
  data?: (element: HTMLElement) => DocumentData | null
}

/** What the component of a node is given. */
export interface NodeProps {
  /** As it is stored. */
  node: DocumentData
  readOnly: boolean
  /** Changes some of what the node holds: an edit like typing. */
  setNode: (change: DocumentData) => void
  remove: () => void
}

/** A look of words, stored as a text state. */
export interface TextStyle extends Offer {
  /** As it is stored: `$: { [key]: value }` of a text. */
  key: string
  value: string
  css: Readonly<Record<string, string>>
  /** What is typed around the words, such as `==`. */
  markdown?: string
}

/** Says what a feature of the site is; the config names it in `customFeatures`. */
export const defineFeature = (feature: RichTextFeature): RichTextFeature => feature

/** In the panel's language; in the first one given where there are none. */
export function wordsIn(words: Words | undefined, language: string): string {
  if (words === undefined) return ''
  if (typeof words === 'string') return words
  return words[language] ?? words[language.split('-', 1)[0] ?? ''] ?? Object.values(words)[0] ?? ''
}
