import type { ElementOf, Reference, RichElement } from '#rich-text/reading'
import { readRichText } from '#rich-text/reading'
import type { Value } from '../kit/values.ts'
import { runsOf, runsOfUnknown } from './rich-runs.ts'
import type { Run } from './run.ts'
import { plainRuns } from './run.ts'
import { wordsOfFields } from './words-of-fields.ts'

/** A paragraph of a rich text, or what stands for one. */
export interface RichBlock extends RichLook {
  runs: readonly Run[]
}

export interface RichLook {
  look:
    | 'paragraph'
    | 'heading'
    | 'quote'
    | 'bullet'
    | 'number'
    | 'check'
    | 'rule'
    | 'row'
    | 'embedded'
    | 'unknown'
  /** Of a heading, 1 to 6. */
  rank: number
  /** How deep it stands in lists. */
  depth: number
  /** The number or the tick of a list's entry. */
  mark: string | null
  /** The document that it shows. */
  reference: { slug: string; id: string | number; isFile: boolean } | null
  /** The kind of an embedded block, or the type of an unknown node. */
  name: string | null
  /** Of the row of a table; the words of each but the first follow an `endOfCell`. */
  cells: readonly RichCell[] | null
}

export interface RichCell {
  isHeader: boolean
  colSpan: number
}

/** A sign that nobody types. */
export const endOfCell = '\u001f'

/** The blocks of a stored rich text, one after the other; what is no rich text has none. */
export const richBlocksOf = (value: Value): RichBlock[] => blocksIn(readRichText(value).children, 0)

const blocksIn = (elements: readonly RichElement[], depth: number): RichBlock[] =>
  elements.flatMap((element) => blocksOf(element, depth))

function blocksOf(element: RichElement, depth: number): RichBlock[] {
  switch (element.type) {
    case 'paragraph':
      return [worded('paragraph', element)]
    case 'quote':
      return [worded('quote', element)]
    case 'heading':
      return [{ ...worded('heading', element), rank: element.level }]
    case 'horizontalrule':
      return [{ ...plain, look: 'rule' }]
    case 'list':
      return itemsOf(element, depth)
    case 'table':
      return element.children.map(rowOf)
    case 'upload':
    case 'relationship': {
      const { type } = element
      const reference = referenceOf(element.reference, type)
      const words = type === 'upload' ? wordsOfFields(element.fields) : []
      return [
        { ...plain, look: 'embedded', reference, name: type, runs: plainRuns(words.join('\n')) },
      ]
    }
    case 'block': {
      const runs = plainRuns(wordsOfFields(element.fields).join('\n'))
      return [{ ...plain, look: 'embedded', name: element.blockType, runs }]
    }
    case 'unknown':
      return [{ ...plain, look: 'unknown', name: element.name, runs: runsOfUnknown(element) }]
    default:
      return [{ ...plain, runs: runsOf([element]) }]
  }
}

const worded = (
  look: RichLook['look'],
  { children, indent }: ElementOf<'paragraph' | 'quote' | 'heading'>,
): RichBlock => ({ ...plain, look, depth: Math.min(10, indent), runs: runsOf(children) })

const plain: RichBlock = {
  look: 'paragraph',
  rank: 0,
  depth: 0,
  mark: null,
  reference: null,
  name: null,
  cells: null,
  runs: [],
}

/** The items of a list; lists in them come after their words. */
function itemsOf({ children, kind }: ElementOf<'list'>, depth: number): RichBlock[] {
  return children.flatMap((item) => {
    const lists = item.children.filter(({ type }) => type === 'list')
    const runs = runsOf(item.children.filter(({ type }) => type !== 'list'))
    const isTicked = item.checked === true
    const mark = { number: `${item.value}.`, check: isTicked ? '☑' : '☐', bullet: '•' }[kind]
    const isOnlyLists = runs.length === 0 && lists.length > 0
    return [
      ...(isOnlyLists ? [] : [{ ...plain, look: kind, depth, mark, runs }]),
      ...blocksIn(lists, depth + 1),
    ]
  })
}

const rowOf = ({ children }: ElementOf<'tablerow'>): RichBlock => ({
  ...plain,
  look: 'row',
  cells: children.map(({ colSpan, isColumnHeader, isRowHeader }) => ({
    isHeader: isColumnHeader || isRowHeader,
    colSpan,
  })),
  runs: children.flatMap((cell, index) => [
    ...(index > 0 ? plainRuns(endOfCell) : []),
    ...runsOf(cell.children),
  ]),
})

function referenceOf(
  { relationTo, value }: Reference,
  type: 'upload' | 'relationship',
): RichLook['reference'] {
  const id = typeof value === 'object' ? value.id : value
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return { slug: relationTo, id, isFile: type === 'upload' }
}
