import { HorizontalRuleNode } from '@lexical/extension'
import type { RichTextFeatures } from '#contracts/fields'
import type { RichTextFeatureName } from '#contracts/rich-text/features'

/** What an editor has words for; all else stays in it as it is stored. */
export interface Vocabulary {
  /** The types that it has nodes for. */
  types: ReadonlySet<string>
  /** Those of them that are the site's blocks of text. */
  textBlocks: ReadonlySet<string>
  /** The site's nodes that stand in a line. */
  inline: ReadonlySet<string>
}

/** The nodes of the site's features. */
interface SiteNodes {
  embedded: readonly { type: string; kind: 'block' | 'inline' }[]
  textBlocks: readonly { type: string }[]
}

export function vocabularyOf(
  features: RichTextFeatures,
  { embedded, textBlocks }: SiteNodes,
): Vocabulary {
  const own = textBlocks.map(({ type }) => type)
  return {
    types: new Set([...typesOf(features), ...own]),
    textBlocks: new Set(own),
    inline: new Set(embedded.filter(({ kind }) => kind === 'inline').map(({ type }) => type)),
  }
}

const always = ['paragraph', 'text', 'tab', 'linebreak', 'heading', 'quote']
const ofLists = ['list', 'listitem']
const ofTables = ['table', 'tablerow', 'tablecell']
const rule = HorizontalRuleNode.getType()

/** All types that the panel itself has nodes for. */
export const plainVocabulary: readonly string[] = [
  ...always,
  ...ofLists,
  ...ofTables,
  rule,
  'link',
  'autolink',
]

function typesOf({ enabled, link }: RichTextFeatures): readonly string[] {
  const has = (name: RichTextFeatureName) => enabled.includes(name)
  const hasLists = has('unorderedList') || has('orderedList') || has('checklist')
  return [
    ...always,
    ...(hasLists ? ofLists : []),
    ...(has('link') ? ['link', ...(link?.autoLinks === 'never' ? [] : ['autolink'])] : []),
    ...(has('horizontalRule') ? [rule] : []),
    ...(has('table') ? ofTables : []),
  ]
}
