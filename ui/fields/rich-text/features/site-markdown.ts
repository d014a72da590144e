import type { ElementTransformer, TextMatchTransformer, Transformer } from '@lexical/markdown'
import { $getState, $isTextNode, $setState } from 'lexical'
import { $createEmbed, EmbedNode, InlineEmbedNode } from '../engine/embed-nodes.ts'
import { textState } from '../writing/text-styles.ts'
import type { TextStyle } from './feature.ts'
import { newNode } from './paste-rules.ts'
import type { SiteFeatures } from './site-features.ts'
import { $createTextBlock } from './text-block-node.ts'

type TextBlock = SiteFeatures['textBlocks'][number]
type Embedded = SiteFeatures['embedded'][number]

/** What is typed as Markdown and becomes a node or a style of the site. */
export const siteTransformersOf = ({
  embedded,
  styles,
  textBlocks,
}: SiteFeatures): readonly Transformer[] => [
  ...textBlocks.flatMap((one) => (one.markdown ? blockOf(one.markdown, one) : [])),
  ...embedded.flatMap((one) => {
    if (!one.markdown) return []
    return one.kind === 'block' ? lineOf(one.markdown, one) : signOf(one.markdown, one)
  }),
  ...styles.flatMap((one) => (one.markdown ? aroundOf(one.markdown, one) : [])),
]

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

const atStart = (sign: string): RegExp => new RegExp(`^${escaped(sign)}\\s`)

const blockOf = (sign: string, { Block, data }: TextBlock): ElementTransformer => ({
  type: 'element',
  dependencies: [Block],
  export: (node, exportChildren) =>
    node instanceof Block ? `${sign} ${exportChildren(node)}` : null,
  regExp: atStart(sign),
  replace: (parent, children) => {
    const block = $createTextBlock(Block, data).append(...children)
    parent.replace(block)
    block.select(0, 0)
  },
})

const lineOf = (sign: string, { data, type }: Embedded): ElementTransformer => ({
  type: 'element',
  dependencies: [EmbedNode],
  export: () => null,
  regExp: atStart(sign),
  replace: (parent, children, _match, isImport) => {
    const node = $createEmbed(newNode(type, data))
    const isAlone = children.every((child) => child.getTextContentSize() === 0)
    if (isAlone && (isImport || parent.getNextSibling() !== null)) parent.replace(node)
    else parent.insertBefore(node)
    node.selectNext()
  },
})

const signOf = (sign: string, { data, type }: Embedded): TextMatchTransformer => ({
  type: 'text-match',
  dependencies: [InlineEmbedNode],
  importRegExp: new RegExp(escaped(sign)),
  regExp: new RegExp(`${escaped(sign)}$`),
  trigger: sign.slice(-1),
  replace: (text) => {
    text.replace($createEmbed(newNode(type, data), true))
  },
})

const aroundOf = (sign: string, { key, value }: TextStyle): TextMatchTransformer => {
  const [outer, inner] = [escaped(sign), `[^${escaped(sign.slice(0, 1))}]+`]
  return {
    type: 'text-match',
    dependencies: [],
    importRegExp: new RegExp(`${outer}(${inner})${outer}`),
    regExp: new RegExp(`${outer}(${inner})${outer}$`),
    trigger: sign.slice(-1),
    export: (node, _exportChildren, exportFormat) => {
      if (!$isTextNode(node) || $getState(node, textState(key)) !== value) return null
      return `${sign}${exportFormat(node, node.getTextContent())}${sign}`
    },
    replace: (text, match) => {
      text.setTextContent(match[1] ?? '')
      $setState(text, textState(key), value)
      return text
    },
  }
}
