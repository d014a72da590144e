import { $generateJSONFromSelectedNodes, GetClipboardDataExtension } from '@lexical/clipboard'
import { getExtensionDependencyFromEditor } from '@lexical/extension'
import type { BaseSelection } from 'lexical'
import { $getEditor, configExtension, defineExtension, safeCast } from 'lexical'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientBlock, RichTextFeatures } from '#contracts/fields'
import { membersOf } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import type { ReadOptions } from '#rich-text'
import { escapeHtml, toHtml, toMarkdown } from '#rich-text'
import { embedType, inlineEmbedType, isInlineType, linkKey, toStored } from '../engine/stored.ts'
import { customNodesOf } from './html-of-nodes.ts'
import type { SiteFeatures } from './site-features.ts'

interface CopyConfig {
  /** A node with fields, as the document has it by now. */
  rawNow: (raw: RichNode) => RichNode
  /** What is known of files and documents in the text. */
  documentOf: NonNullable<ReadOptions['documentOf']>
}

/** What a copied text says of its document, for whoever has one. */
export const CopyExtension = defineExtension({
  name: 'stateroom/copy',
  config: safeCast<CopyConfig>({ rawNow: (raw) => raw, documentOf: () => null }),
  build: (_editor, config) => config,
})

interface Copying extends Pick<CopyConfig, 'documentOf'> {
  features: RichTextFeatures
  site: SiteFeatures
}

/** What is copied or cut, for other texts of the panel, other programs, and where only letters are taken. */
export const copyExtension = (features: RichTextFeatures, site: SiteFeatures) =>
  configExtension(GetClipboardDataExtension, {
    $exportMimeType: {
      'application/x-lexical-editor': [
        (selection) => {
          const { namespace, nodes } = $generateJSONFromSelectedNodes($getEditor(), selection)
          const { rawNow } = $copyConfig()
          const current = nodes.map((node) => withRawNow(node as unknown as DocumentData, rawNow))
          return nodes.length > 0 ? JSON.stringify({ namespace, nodes: current }) : null
        },
      ],
      'text/html': [
        (selection) => {
          const blocks = $selectedBlocks(selection)
          const html = htmlOf(textOf(blocks), { ...$copyConfig(), features, site })
          return isPartOfBlock(blocks, site) ? html.replace(/^<p>|<\/p>$/g, '') : html
        },
      ],
      'text/plain': [
        (selection, $next) => {
          const blocks = $selectedBlocks(selection)
          const isOneLine =
            isPartOfBlock(blocks, site) || (blocks.length === 1 && blocks[0]!.type === 'paragraph')
          if (isOneLine) return $next()
          return markdownOf(textOf(blocks), { ...$copyConfig(), features, site }).trimEnd()
        },
      ],
    },
  })

const $copyConfig = (): CopyConfig =>
  getExtensionDependencyFromEditor($getEditor(), CopyExtension).output

function $selectedBlocks(selection: BaseSelection | null): RichNode[] {
  const { rawNow } = $copyConfig()
  const { nodes } = $generateJSONFromSelectedNodes($getEditor(), selection)
  return nodes.map((node) => toStored(node as unknown as DocumentData, rawNow))
}

const textOf = (children: RichNode[]): DocumentData => ({ root: { type: 'root', children } })

/** A few words of a block are no block where they are pasted. */
const isPartOfBlock = (nodes: readonly RichNode[], { embedded }: SiteFeatures): boolean => {
  const inline = new Set(embedded.flatMap(({ kind, type }) => (kind === 'inline' ? [type] : [])))
  return nodes.every(({ type }) => isInlineType(String(type), { inline }))
}

/** Embedded nodes and links carry what the editor saw last; another document has nothing newer. */
function withRawNow(node: DocumentData, rawNow: CopyConfig['rawNow']): DocumentData {
  if (node.type === embedType || node.type === inlineEmbedType) {
    return isRecord(node.raw) ? { ...node, raw: rawNow(node.raw) } : node
  }
  const link = isRecord(node.$) ? node.$[linkKey] : undefined
  return {
    ...node,
    ...(isRecord(link) && {
      $: { ...(node.$ as DocumentData), [linkKey]: linkNow(link, rawNow) },
    }),
    ...(Array.isArray(node.children) && {
      children: node.children.map((child) => (isRecord(child) ? withRawNow(child, rawNow) : child)),
    }),
  }
}

function linkNow(link: DocumentData, rawNow: CopyConfig['rawNow']): DocumentData {
  const { fields } = rawNow({ ...link, type: 'link' })
  return { ...link, fields: fields ?? {} }
}

/** A text as other programs read HTML: tags that say what it is, and nothing of how it looks here. */
export function htmlOf(value: Json | undefined, copying: Copying): string {
  const dom = new DOMParser().parseFromString(
    toHtml(value, { ...optionsOf(copying, htmlOfBlock), customNodes: customNodesOf(copying.site) }),
    'text/html',
  )
  for (const element of dom.body.querySelectorAll<HTMLElement>('*')) {
    const { textAlign } = element.style
    for (const name of onlyHere) element.removeAttribute(name)
    if (textAlign !== '') element.style.textAlign = textAlign
    if (element.matches('colgroup, [hidden]')) element.remove()
    if (element.matches('label')) element.replaceWith(...element.childNodes)
  }
  return dom.body.innerHTML
}

const onlyHere = [
  ...['class', 'style', 'loading', 'disabled'],
  ...['data-striped', 'data-frozen-rows', 'data-frozen-columns'],
]

export const markdownOf = (value: Json | undefined, copying: Copying): string =>
  toMarkdown(value, optionsOf(copying, markdownOfBlock))

type WriteBlock = (words: readonly BlockWords[]) => string

const optionsOf = ({ documentOf, features }: Copying, write: WriteBlock) => ({
  documentOf,
  serverURL: location.origin,
  blocks: writersOf(features.blocks, write),
  inlineBlocks: writersOf(features.inlineBlocks, (words) =>
    escapeHtml(words.map(({ text }) => text).join(' ')),
  ),
})

const writersOf = (blocks: readonly ClientBlock[], write: WriteBlock) =>
  Object.fromEntries(
    blocks.map((block) => [
      block.slug,
      ({ node }: { node: { fields: DocumentData } }) => write(wordsOf(block, node.fields)),
    ]),
  )

interface BlockWords {
  text: string
  isCode: boolean
}

/** What a block says in its own fields; its name where that is nothing. */
function wordsOf({ fields, labels }: ClientBlock, values: DocumentData): BlockWords[] {
  const words = membersOf(fields).flatMap(({ name, part }) => {
    const value = values[name]
    const isWords = 'type' in part && ['text', 'textarea', 'code', 'email'].includes(part.type)
    if (!isWords || typeof value !== 'string' || value.trim() === '') return []
    return [{ text: value, isCode: part.type === 'code' }]
  })
  return words.length > 0 ? words : [{ text: `[${labels.singular}]`, isCode: false }]
}

const htmlOfBlock: WriteBlock = (words) =>
  words
    .map(({ isCode, text }) =>
      isCode
        ? `<pre><code>${escapeHtml(text)}</code></pre>`
        : `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')

const markdownOfBlock: WriteBlock = (words) =>
  words.map(({ isCode, text }) => (isCode ? `\`\`\`\n${text}\n\`\`\`` : text)).join('\n\n')
