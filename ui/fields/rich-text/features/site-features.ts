import type { ElementNode, Klass } from 'lexical'
import { plainVocabulary } from '../engine/vocabulary.ts'
import type { EmbeddedNode, FeatureNode, RichTextFeature, TextBlock, TextStyle } from './feature.ts'
import { textBlockClass } from './text-block-node.ts'
import { Troubles } from './troubles.ts'

/** What the config calls a feature, and what came of loading it. */
export interface LoadedFeature {
  name: string
  feature: unknown
}

/** The features of a site in one editor. */
export interface SiteFeatures {
  textBlocks: readonly (TextBlock & { Block: Klass<ElementNode>; feature: string })[]
  embedded: readonly (EmbeddedNode & { feature: string })[]
  styles: readonly TextStyle[]
  register: readonly { name: string; register: NonNullable<RichTextFeature['register']> }[]
  troubles: Troubles
}

export const noSiteFeatures: SiteFeatures = {
  textBlocks: [],
  embedded: [],
  styles: [],
  register: [],
  troubles: new Troubles(),
}

/** Puts together what was loaded. What is wrong with one feature is told, and holds up no other. */
export function siteFeaturesOf(loaded: readonly LoadedFeature[]): SiteFeatures {
  const troubles = new Troubles()
  const taken = new Set(builtIn)
  const sound = loaded.flatMap(({ name, feature }) => {
    const trouble = troubleIn(feature, taken)
    if (trouble === null) {
      const found = feature as RichTextFeature
      for (const { type } of found.nodes ?? []) taken.add(type)
      return { name, ...found }
    }
    troubles.report(name, trouble)
    return []
  })
  const nodes = sound.flatMap(({ name, nodes = [] }) =>
    nodes.map((node) => ({ ...node, feature: name })),
  )
  return {
    textBlocks: nodes.flatMap((node) =>
      node.kind === 'textBlock'
        ? { ...node, Block: textBlockClass(node.feature, node, troubles) }
        : [],
    ),
    embedded: nodes.filter((node) => node.kind !== 'textBlock'),
    styles: sound.flatMap(({ textStyles = [] }) => textStyles),
    register: sound.flatMap(({ name, register }) => (register ? { name, register } : [])),
    troubles,
  }
}

/** Types that a site cannot take. */
const builtIn = [
  ...plainVocabulary,
  'root',
  'block',
  'inlineBlock',
  'upload',
  'relationship',
  'stateroom-embed',
  'stateroom-inline-embed',
]

/** Written by the site, with or without types: what would break an editor is found here. */
function troubleIn(feature: unknown, taken: ReadonlySet<string>): Error | null {
  if (feature instanceof Error) return feature
  if (typeof feature !== 'object' || feature === null) return new Error('It is no feature.')
  const { nodes = [] } = feature as RichTextFeature
  for (const node of nodes) {
    const trouble = troubleInNode(node, taken)
    if (trouble !== null) return new Error(`Its node “${String(node.type)}” ${trouble}.`)
  }
  return null
}

function troubleInNode(node: FeatureNode, taken: ReadonlySet<string>): string | null {
  if (typeof node.type !== 'string' || node.type === '') return 'has no type'
  if (taken.has(node.type)) return 'has a type that is taken'
  if (node.kind === 'textBlock')
    return typeof node.element === 'function' ? null : 'has no “element”'
  if (node.kind !== 'block' && node.kind !== 'inline') return 'has an unknown “kind”'
  return node.Component ? null : 'has no “Component”'
}
