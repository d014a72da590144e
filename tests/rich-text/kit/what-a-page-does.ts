import { parseFragment } from 'parse5'

/**
 * Reads HTML as browsers do, whoever rendered it, and answers what there is besides words: markup,
 * attributes and addresses that no text needs.
 */
export const findingsOnPage = (html: string): string[] =>
  parseFragment(html).childNodes.flatMap(inNode)

/** What somebody reads there. */
export const wordsOnPage = (html: string): string =>
  parseFragment(html).childNodes.map(wordsIn).join('')

const wordsIn = ({ value = '', childNodes = [] }: PageNode): string =>
  value + childNodes.map(wordsIn).join('')

type PageNode = ReturnType<typeof parseFragment>['childNodes'][number]

function inNode({ nodeName, tagName, attrs = [], childNodes = [] }: PageNode): string[] {
  if (nodeName === '#text') return []
  if (tagName === undefined || !tags.has(tagName)) return [`<${nodeName}>`]
  return [
    ...attrs.flatMap(({ name, value }) => inAttribute(name, value)),
    ...childNodes.flatMap(inNode),
  ]
}

function inAttribute(name: string, value: string): string[] {
  if (!attributes.has(name)) return [`${name}="${value}"`]
  if (name !== 'href' && name !== 'src') return []
  const address = URL.canParse(value, site) ? new URL(value, site) : null
  return address === null || schemes.has(address.protocol) ? [] : [`${name}="${value}"`]
}

const site = 'https://site.example'
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

const tags = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li input hr br a img table thead tbody tr th td strong em del s mark u sub sup code pre'.split(
    ' ',
  ),
)
const attributes = new Set('href src alt type checked disabled start align'.split(' '))
