import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { deepestNode, rootOf } from '#contracts/rich-text/rich-nodes'
import { newWindow } from '../../../parts/new-window.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Between what is stored and what Lexical reads. What Lexical does not know, or would not give back
 * as it was, goes through it in one piece (RICH-1): documents embedded in the text, links with their
 * fields, nodes of a type that nobody has, and keys that nobody asked for.
 */

/** What stands for embedded nodes in Lexical. */
export const embedType = 'stateroom-embed'
export const inlineEmbedType = 'stateroom-inline-embed'
/** The place of a picture that isn't uploaded yet: nothing of it is stored. */
export const pictureType = 'stateroom-picture'

/** Where Lexical keeps what it does not know of a node. */
export const restKey = 'rest'
/** Where it keeps the fields and the id of a link. */
export const linkKey = 'link'

const embedded = ['block', 'upload', 'relationship']

/** What Lexical gives back of each type; all other keys are kept beside it. */
const element = ['type', 'version', 'children', 'direction', 'format', 'indent', '$']
const block = [...element, 'textFormat', 'textStyle']
/** Of a site's block of text, whose version is the site's. */
const siteBlock = block.filter((key) => key !== 'version')
const known: Readonly<Record<string, readonly string[]>> = {
  root: block,
  paragraph: block,
  heading: [...block, 'tag'],
  quote: block,
  list: [...block, 'listType', 'start', 'tag'],
  listitem: [...block, 'value', 'checked'],
  table: [...block, 'colWidths', 'rowStriping', 'frozenColumnCount', 'frozenRowCount'],
  tablerow: [...block, 'height'],
  tablecell: [
    ...block,
    'backgroundColor',
    'colSpan',
    'headerState',
    'rowSpan',
    'width',
    'verticalAlign',
  ],
  link: [...element, 'fields', 'id'],
  autolink: [...element, 'fields', 'id'],
  text: ['type', 'version', 'detail', 'format', 'mode', 'style', 'text', '$'],
  tab: ['type', 'version', 'detail', 'format', 'mode', 'style', 'text', '$'],
  linebreak: ['type', 'version'],
  horizontalrule: ['type', 'version'],
}

const inlineTypes = ['text', 'tab', 'linebreak', 'link', 'autolink', 'inlineBlock']

/** The blocks of a stored value; a text that stands among them by itself is a paragraph. */
export function blocksIn(value: Json | undefined): readonly RichNode[] {
  const children = rootOf(value)?.children
  return Array.isArray(children) ? children.filter((child) => isRecord(child)) : []
}

/** The node as Lexical reads it, in the words that the editor has. */
export function toLexical(node: RichNode, vocabulary: Vocabulary): DocumentData {
  const isInline = isInlineType(String(node.type), vocabulary)
  const one = lexicalNode(node, vocabulary, isInline, 0)
  return isInline ? paragraphOf([one]) : one
}

function lexicalNode(
  node: RichNode,
  vocabulary: Vocabulary,
  isInline: boolean,
  depth: number,
): DocumentData {
  const type = String(node.type)
  const keys = vocabulary.textBlocks.has(type) ? siteBlock : known[type]
  const isOpaque =
    embedded.includes(type) || type === 'inlineBlock' || !keys || !vocabulary.types.has(type)
  if (isOpaque || depth > deepestNode) return embedOf(node, isInline)
  const { kept, rest } = split(node, keys)
  const state = isRecord(kept.$) ? kept.$ : {}
  const children = Array.isArray(node.children)
    ? node.children
        .filter((child) => isRecord(child))
        .map((child) =>
          lexicalNode(child, vocabulary, isInlineIn(type, child, vocabulary), depth + 1),
        )
    : undefined
  const { fields, id, ...plain } = kept
  const isLink = type === 'link' || type === 'autolink'
  const kept$ = {
    ...state,
    ...(Object.keys(rest).length > 0 && { [restKey]: rest }),
    ...(isLink && { [linkKey]: { fields: fields ?? {}, ...(id !== undefined && { id }) } }),
  }
  return {
    ...(isLink ? { ...plain, ...addressOf(fields) } : kept),
    ...(children && { children }),
    ...(Object.keys(kept$).length > 0 && { $: kept$ }),
  }
}

/** What cannot be known by itself is what its neighbours are. */
const isInlineIn = (parent: string, child: RichNode, vocabulary: Vocabulary): boolean =>
  isInlineType(String(child.type), vocabulary) ||
  ((lines.includes(parent) || vocabulary.textBlocks.has(parent)) &&
    !embedded.includes(String(child.type)))

const lines = ['paragraph', 'heading', 'quote', 'link', 'autolink']

export const isInlineType = (type: string, { inline }: Pick<Vocabulary, 'inline'>): boolean =>
  inlineTypes.includes(type) || inline.has(type)

const embedOf = (node: RichNode, isInline: boolean): DocumentData => ({
  type: isInline ? inlineEmbedType : embedType,
  version: 1,
  raw: node,
})

/** An address for the page; what is stored stays beside it. */
function addressOf(fields: Json | undefined): DocumentData {
  const record = isRecord(fields) ? fields : {}
  const url = record.linkType !== 'internal' && typeof record.url === 'string' ? record.url : ''
  return { url, target: record.newTab === true ? newWindow.target : null, rel: null, title: null }
}

function split(node: RichNode, keys: readonly string[]) {
  const kept: DocumentData = {}
  const rest: DocumentData = {}
  for (const [key, value] of Object.entries(node)) {
    if (keys.includes(key)) kept[key] = value
    else rest[key] = value
  }
  return { kept, rest }
}

export const paragraphOf = (children: readonly DocumentData[]): DocumentData => ({
  children: [...children],
  direction: null,
  format: '',
  indent: 0,
  type: 'paragraph',
  version: 1,
  textFormat: 0,
  textStyle: '',
})

/** The node as it is stored. `current` gives a node with fields as the document has it by now. */
export function toStored(
  node: DocumentData,
  current: (node: RichNode) => RichNode = (one) => one,
): RichNode {
  const { type } = node
  if (type === embedType || type === inlineEmbedType) {
    return isRecord(node.raw) ? current(node.raw) : node
  }
  const state = isRecord(node.$) ? node.$ : {}
  const { [restKey]: rest, [linkKey]: link, ...states } = state
  const children = Array.isArray(node.children)
    ? node.children
        .filter((child) => isRecord(child))
        .filter(({ type }) => type !== pictureType)
        .map((child) => toStored(child, current))
    : undefined
  const { $: _, ...plain } = node
  const isLink = type === 'link' || type === 'autolink'
  return {
    ...(isLink ? current(storedLink(plain, link)) : plain),
    ...(children && { children }),
    ...(Object.keys(states).length > 0 && { $: states }),
    ...(isRecord(rest) && rest),
  }
}

function storedLink(node: DocumentData, link: Json | undefined): DocumentData {
  const { url, target, rel: _rel, title: _title, isUnlinked: _isUnlinked, ...element } = node
  const kept = isRecord(link) ? link : {}
  const fields: DocumentData = isRecord(kept.fields) ? kept.fields : {}
  const isAuto = node.type === 'autolink'
  const isInternal = fields.linkType === 'internal'
  const written: DocumentData = isInternal
    ? fields
    : {
        ...fields,
        linkType: fields.linkType ?? 'custom',
        url: url ?? '',
        ...(!isAuto && { newTab: fields.newTab ?? target === newWindow.target }),
      }
  return {
    ...element,
    fields: written,
    ...(kept.id !== undefined && { id: kept.id }),
    version: isAuto ? 2 : 3,
  }
}
