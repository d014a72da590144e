import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'

type SlateNode = DocumentData

/**
 * A text that Payload's Slate editor stored, as its Lexical editor stores it. What has no
 * counterpart is kept as it was, in the node that Payload's own conversion makes of it.
 */
export const fromSlate = (stored: readonly Json[]): Json => ({
  root: element('root', {}, recordsIn(stored).flatMap(blocksOf)),
})

/** Beside one another in the text itself. A paragraph has no type; letters and links need one around them. */
function blocksOf(node: SlateNode): DocumentData[] {
  if (isInline(node)) return [element('paragraph', noFormat, inlineOf(node))]
  const { type } = node
  if (type === undefined || type === 'p') return [paragraph(node)]
  return [withAlignment(typedNode(node, String(type)), node.textAlign)]
}

const isInline = ({ text, type }: SlateNode): boolean => typeof text === 'string' || type === 'link'

const paragraph = (node: SlateNode): DocumentData =>
  withAlignment(element('paragraph', noFormat, inlineIn(node)), node.textAlign)

/** Of what is typed at its end. */
const noFormat = { textFormat: 0, textStyle: '' }

function typedNode(node: SlateNode, type: string): DocumentData {
  switch (type) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return element('heading', { tag: type }, inlineIn(node))
    case 'blockquote':
      return element('quote', {}, inlineIn(node))
    case 'ol':
    case 'ul':
      return list(node, type)
    case 'li':
      return list({ children: [node] }, 'ul')
    case 'indent':
      return indented(node, 0)
    case 'upload':
      return embedded('upload', node, { fields: isRecord(node.fields) ? node.fields : {} })
    case 'relationship':
      return embedded('relationship', node, {})
    default:
      return unknown(node)
  }
}

function list(node: SlateNode, tag: 'ol' | 'ul'): DocumentData {
  const items = childrenOf(node).map((child, index) => {
    const inside = child.type === 'li' ? childrenOf(child) : [child]
    return element('listitem', { value: index + 1 }, inlineOfAll(inside))
  })
  return element('list', { listType: tag === 'ol' ? 'number' : 'bullet', start: 1, tag }, items)
}

/** An indent lies around each of its steps. */
function indented(node: SlateNode, indent: number): DocumentData {
  const [only, ...others] = childrenOf(node)
  if (only && others.length === 0) {
    if (only.type === 'indent') return indented(only, indent + 1)
    if (!isInline(only)) return { ...blocksOf(only)[0]!, indent: indent + 1 }
  }
  return element('paragraph', { ...noFormat, indent: indent + 1 }, inlineIn(node))
}

const embedded = (type: string, node: SlateNode, more: DocumentData): DocumentData => ({
  ...more,
  type,
  format: '',
  relationTo: node.relationTo ?? null,
  value: (isRecord(node.value) ? node.value.id : node.value) ?? '',
  version: 2,
})

const unknown = (node: SlateNode): DocumentData =>
  element(
    'unknownConverted',
    { data: { nodeData: node, nodeType: String(node.type) } },
    inlineIn(node),
  )

const inlineIn = (node: SlateNode): DocumentData[] => inlineOfAll(childrenOf(node))

/** Lines of their own stay apart where a text can hold no blocks. */
function inlineOfAll(nodes: readonly SlateNode[]): DocumentData[] {
  return nodes.flatMap((node, index) => {
    const isLine = index > 0 && isUntyped(node) && isUntyped(nodes[index - 1]!)
    return isLine ? [lineBreak, ...inlineOf(node)] : inlineOf(node)
  })
}

const isUntyped = ({ text, type }: SlateNode): boolean =>
  typeof text !== 'string' && (type === undefined || type === 'p')

function inlineOf(node: SlateNode): DocumentData[] {
  if (typeof node.text === 'string') return words(node, node.text)
  if (node.type === 'link') return [link(node)]
  return isUntyped(node) ? inlineIn(node) : [typedNode(node, String(node.type))]
}

const lineBreak: DocumentData = { type: 'linebreak', version: 1 }

const words = (node: SlateNode, text: string): DocumentData[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [lineBreak] : []),
      ...(line !== '' || text === '' ? [word(node, line)] : []),
    ])

const word = (node: SlateNode, text: string): DocumentData => ({
  type: 'text',
  detail: 0,
  format: formats.reduce((sum, name, bit) => (node[name] ? sum + 2 ** bit : sum), 0),
  mode: 'normal',
  style: '',
  text,
  version: 1,
})

/** In the order of Lexical's bits. */
const formats = [
  ...['bold', 'italic', 'strikethrough', 'underline', 'code', 'subscript', 'superscript'],
]

function link(node: SlateNode): DocumentData {
  const linkType = node.linkType ?? 'custom'
  const fields = {
    ...(isRecord(node.fields) && node.fields),
    doc: node.doc ?? null,
    linkType,
    newTab: node.newTab ?? false,
    ...(linkType === 'custom' && { url: node.url ?? '' }),
  }
  return { ...element('link', { fields }, inlineIn(node)), version: 2 }
}

function element(type: string, more: DocumentData, children: readonly DocumentData[]) {
  const common = { direction: null, format: '', indent: 0, version: 1 }
  return { type, ...common, ...more, children: [...children] } satisfies DocumentData
}

const withAlignment = (made: DocumentData, textAlign: Json | undefined): DocumentData =>
  typeof textAlign === 'string' && made.format === '' ? { ...made, format: textAlign } : made

const childrenOf = ({ children }: SlateNode): SlateNode[] =>
  Array.isArray(children) ? recordsIn(children) : []

const recordsIn = (list: readonly Json[]): SlateNode[] => list.filter((one) => isRecord(one))
