import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField, Member } from '#contracts/fields'
import { childrenOfRow, factsOf, hasRows, memberNamed } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Conflict } from '#machines/document'
import type { PlainTextOptions } from '#rich-text/reading'
import { paragraphsOf } from '#rich-text/reading'
import type { Reference } from '../../../client/summaries.ts'
import { fieldsOnTheWay } from '../../../fields/fields-on-the-way.ts'
import { textOf } from '../../../fields/kit/text-of.ts'
import { referencesIn } from '../../../fields/references/references.ts'
import type { Text } from '../../../kit/text.tsx'

type Part = Member['part']

/** What is needed to say a value as its field shows it. */
export interface Saying {
  text: Text
  fields: readonly ClientField[]
  /** The documents that the places are looked up in. */
  versions: readonly DocumentData[]
  titleOf: (reference: Reference) => string
}

/** One side of a difference, in words that fit into a box. */
export function said(saying: Saying, { kind, place }: Conflict, value: Json | undefined): string {
  const { text, fields, versions } = saying
  if (kind === 'row' && (value === null || value === undefined)) return text('difference.noRow')
  if (kind === 'order') return text('difference.order', { count: lengthOf(value) })
  const way = versions.map((version) => fieldsOnTheWay(fields, place, version)).find(Boolean)
  // An empty text or list has a shape, and no words.
  return wordsOf(saying, way?.at(-1), value).trim() || text('difference.nothing')
}

function wordsOf(saying: Saying, part: Part | undefined, value: Json | undefined): string {
  const { text, titleOf } = saying
  if (value === null || value === undefined || value === '') return text('difference.nothing')
  if (typeof value === 'boolean') return text(value ? 'difference.yes' : 'difference.no')
  if (part && 'type' in part) {
    if (part.type === 'relationship' || part.type === 'upload') {
      const names = referencesIn(part, value).map(titleOf)
      if (names.length > 0) return names.join(', ')
    }
    const { value: shape } = factsOf(part)
    const options = 'options' in part ? part.options : []
    // Half typed, it is a text as it stands.
    if (shape === 'json' && typeof value !== 'string')
      return textOf({ shape, value, options }).join('\n')
    if (shape === 'option') return textOf({ shape, value, options }).join(', ')
  }
  if (Array.isArray(value)) return value.map((one) => wordsOf(saying, part, one)).join(', ')
  if (!isRecord(value)) return String(value)
  const written = richTextIn(value)
  if (written) return paragraphsOf(written, blocksIn(saying, part, written)).join('\n')
  return wordsIn(saying, fieldsIn(part, value), value)
}

/** A rich text, or one of a part of it. */
function richTextIn(value: DocumentData): DocumentData | null {
  const { children, fields, root, type } = value
  if (isRecord(root) && Array.isArray(root.children)) return value
  if (typeof type !== 'string' || !(Array.isArray(children) || isRecord(fields))) return null
  return { root: { type: 'root', children: [value] } }
}

/** Says the fields of each kind of block in a text. */
function blocksIn(saying: Saying, part: Part | undefined, text: Json): PlainTextOptions {
  const known = part && 'features' in part ? part.features : { blocks: [], inlineBlocks: [] }
  const fields = new Map(
    [...known.blocks, ...known.inlineBlocks].map((block) => [block.slug, block.fields]),
  )
  const writers = Object.fromEntries(
    blockTypesIn(text).map((type) => [
      type,
      ({ node }: { node: { fields: DocumentData } }) =>
        wordsIn(saying, fields.get(type) ?? [], node.fields),
    ]),
  )
  return { blocks: writers, inlineBlocks: writers }
}

function blockTypesIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(blockTypesIn)
  if (!isRecord(value)) return []
  const type = isRecord(value.fields) ? value.fields.blockType : undefined
  const below = [...blockTypesIn(value.root), ...blockTypesIn(value.children)]
  return typeof type === 'string' ? [type, ...below] : below
}

function wordsIn(saying: Saying, fields: readonly ClientField[], value: DocumentData): string {
  const { id: _id, blockType: _type, ...rest } = value
  return Object.entries(rest)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => wordsOf(saying, memberNamed(fields, name)?.part, part))
    .join(' · ')
}

function fieldsIn(part: Part | undefined, row: DocumentData): readonly ClientField[] {
  if (!part) return []
  if ('type' in part && hasRows(part)) return childrenOfRow(part, row.blockType)?.fields ?? []
  return 'fields' in part ? part.fields : []
}

const lengthOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0)
