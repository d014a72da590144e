import type { ElementOf, RichElement } from '#rich-text/reading'
import { textFormats } from '#rich-text/reading'
import type { Run } from './run.ts'
import { plainRuns } from './run.ts'
import { wordsOfFields } from './words-of-fields.ts'

/** The words of these elements, with their looks. */
export const runsOf = (elements: readonly RichElement[], href: string | null = null): Run[] =>
  elements.flatMap((element, index) => [
    ...(index > 0 && paragraphs.has(element.type) ? plainRuns('\n') : []),
    ...runsIn(element, href),
  ])

const paragraphs: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
])

function runsIn(element: RichElement, href: string | null): Run[] {
  switch (element.type) {
    case 'text':
      return [{ text: element.text, format: bitsOf(element), href }]
    case 'linebreak':
      return [{ text: '\n', format: 0, href }]
    case 'tab':
      return [{ text: '\t', format: 0, href }]
    case 'link':
    case 'autolink':
      return [...runsOf(element.children, addressOf(element)), ...plainRuns(saidOfLink(element))]
    case 'block':
    case 'inlineBlock': {
      const [kind, ...words] = [element.blockType, ...wordsOfFields(element.fields)]
      return plainRuns(`[${kind}${words.length > 0 ? ` · ${words.join(', ')}` : ''}]`)
    }
    case 'unknown':
      return runsOfUnknown(element, href)
    default:
      return 'children' in element ? runsOf(element.children, href) : []
  }
}

/** A node that only the site knows: its words, or what it holds where it has none. */
export const runsOfUnknown = (
  { children, data, isInline, name }: ElementOf<'unknown'>,
  href: string | null = null,
): Run[] => {
  if (children.length > 0) return runsOf(children, href)
  const { type: _type, version: _version, ...held } = data
  const words = wordsOfFields(held)
  if (!isInline) return plainRuns(words.join('\n'))
  return plainRuns(`[${name}${words.length > 0 ? ` · ${words.join(', ')}` : ''}]`)
}

const bitsOf = ({ formats }: ElementOf<'text'>): number =>
  formats.reduce((bits, format) => bits | (1 << textFormats.indexOf(format)), 0)

/** What a link holds beside where it leads, such as the site's own fields. */
function saidOfLink({ fields }: ElementOf<'link'>): string {
  const { linkType: _type, url: _url, doc: _doc, newTab, ...own } = fields
  const words = wordsOfFields({ ...(newTab === true && { newTab }), ...own })
  return words.length > 0 ? ` [${words.join(', ')}]` : ''
}

/** Where a link leads: an address, safe or not, or a document of the site. */
function addressOf({ fields, reference }: ElementOf<'link'>): string {
  if (reference === null) return typeof fields.url === 'string' ? fields.url : ''
  const { relationTo, value } = reference
  return `${relationTo}/${String(typeof value === 'object' ? value.id : value)}`
}
