import type { RichTextFeatureName } from '#contracts/rich-text/features'
import { headingTags, richTextFeatureNames } from '#contracts/rich-text/features'
import type { PayloadBlock, PayloadField } from './payload-field.ts'
import type { LinkSource, RichTextSource, TextStateSource } from './rich-text-source.ts'

/** The editor of `@payloadcms/richtext-lexical`, as far as its sanitized form is read here. */
interface LexicalEditor {
  editorConfig: {
    features: {
      enabledFeatures: readonly string[]
      getSubFields?: ReadonlyMap<string, (given: object) => readonly PayloadField[] | null>
    }
    resolvedFeatureMap: ReadonlyMap<string, LexicalFeature>
  }
  FieldComponent?: { serverProps?: { admin?: { placeholder?: unknown } } }
}

interface LexicalFeature {
  nodes?: readonly { node?: { getType?: () => string } }[]
  clientFeatureProps?: Readonly<Record<string, unknown>>
  sanitizedServerFeatureProps?: Readonly<Record<string, unknown>>
}

/** null: it is another editor. */
export function sourceOfLexical(editor: object): RichTextSource | null {
  if (!isLexical(editor)) return null
  const { editorConfig, FieldComponent } = editor
  const client = (key: string) => editorConfig.resolvedFeatureMap.get(key)?.clientFeatureProps ?? {}
  const enabled = editorConfig.features.enabledFeatures.flatMap(nameOf)
  return {
    enabled,
    headings: enabled.includes('heading')
      ? headingTags.filter((tag) =>
          listOf(client('heading').enabledHeadingSizes, headingTags).includes(tag),
        )
      : [],
    blocks: blocksOf(editor, 'block'),
    inlineBlocks: blocksOf(editor, 'inlineBlock'),
    link: linkOf(editor),
    uploads: uploadsOf(editor),
    relationships: listOf(client('relationship').enabledCollectionSlugs, []),
    notIndented: listOf(client('indent').disabledNodes, []),
    textStates: textStatesOf(client('textState').state),
    custom: [],
    placeholder: FieldComponent?.serverProps?.admin?.placeholder,
  }
}

/** A feature of Payload's editor, or of the site's for it, that this one doesn't have. */
export interface UnmatchedFeature {
  key: string
  /** The types of the nodes that it adds. */
  nodes: readonly string[]
}

export function unmatchedFeaturesOf(editor: object): readonly UnmatchedFeature[] {
  if (!isLexical(editor)) return []
  const { features, resolvedFeatureMap } = editor.editorConfig
  return features.enabledFeatures
    .filter((key) => nameOf(key).length === 0 && !converting.includes(key))
    .map((key) => ({
      key,
      nodes: (resolvedFeatureMap.get(key)?.nodes ?? []).flatMap(
        ({ node }) => node?.getType?.() ?? [],
      ),
    }))
}

/** They offer nothing: they convert what another editor stored when it's read. */
const converting: readonly string[] = ['slateToLexical', 'lexicalPluginToLexical']

const isLexical = (editor: object): editor is LexicalEditor =>
  'editorConfig' in editor &&
  (editor as LexicalEditor).editorConfig.resolvedFeatureMap instanceof Map

const otherNames: Readonly<Record<string, RichTextFeatureName>> = { experimental_table: 'table' }

/** Features that only Payload's editor has, or the site has made, are none here. */
const nameOf = (key: string): readonly RichTextFeatureName[] =>
  richTextFeatureNames.filter((name) => name === (otherNames[key] ?? key))

const listOf = (value: unknown, usual: readonly string[]): readonly string[] =>
  Array.isArray(value) ? value : usual

/** Without a node it answers one field with all blocks. */
const blocksOf = (editor: LexicalEditor, node: string): readonly PayloadBlock[] =>
  subFields(editor, node).flatMap(({ blocks = [] }) => blocks)

const subFields = ({ editorConfig }: LexicalEditor, node: string): readonly PayloadField[] =>
  editorConfig.features.getSubFields?.get(node)?.({}) ?? []

function linkOf(editor: LexicalEditor): LinkSource | null {
  const feature = editor.editorConfig.resolvedFeatureMap.get('link')
  if (!feature) return null
  const fields = subFields(editor, 'link')
  return {
    fields,
    collections: [fields.find(({ name }) => name === 'doc')?.relationTo ?? []].flat(),
    autoLinks: feature.clientFeatureProps?.disableAutoLinks ? 'never' : 'always',
  }
}

/** Those of the collections that may be embedded at all. */
function uploadsOf({ editorConfig }: LexicalEditor): RichTextSource['uploads'] {
  const { sanitizedServerFeatureProps: given } = editorConfig.resolvedFeatureMap.get('upload') ?? {}
  const written = (given?.collections ?? {}) as Record<string, { fields?: readonly PayloadField[] }>
  return Object.fromEntries(
    listOf(given?.enabledCollectionSlugs, []).map((slug) => [slug, written[slug]?.fields ?? []]),
  )
}

type States = Record<string, Record<string, { label: unknown; css: Record<string, string> }>>

export const textStatesOf = (states: unknown): readonly TextStateSource[] =>
  Object.entries((states ?? {}) as States).map(([key, values]) => ({
    key,
    values: Object.entries(values).map(([value, { label, css }]) => ({ value, label, css })),
  }))
