import type { DocumentData, Json } from '#contracts/documents'
import type {
  Children,
  ClientField,
  ContentField,
  FieldWithRows,
  RichTextField,
} from '#contracts/fields'
import {
  childrenOf,
  childrenOfNode,
  fieldsOfRow,
  hasNodes,
  hasRows,
  isContent,
} from '#contracts/fields'
import { changedNodes, nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import type { Place } from '#machines/document'
import { equal, placeAt } from '#machines/document'
import { freshRows } from './fresh-rows.ts'
import { isEmpty, isRecord, rowsIn } from './values.ts'
import { withChanges } from './with-changes.ts'

type Fields = readonly ClientField[]

/** `fill` leaves alone what the other language has already. */
export type CopyMode = 'fill' | 'overwrite'

/** What copying makes of a document in another language. */
export interface Copies {
  /** Only what is copied, with the ids of rows, as REST wants it. */
  changes: DocumentData
  /** Where there was nothing. */
  filled: readonly Place[]
  /** Where there is something else now. */
  overwritten: readonly Place[]
  /** Where there is something else, and it stays. */
  kept: readonly Place[]
}

/**
 * What of one language goes into another (R6): values that each language has of its own, and that
 * a person may write. What is empty is no content: it is never copied, so nothing is lost by it.
 */
export function copiesOf(
  fields: Fields,
  from: DocumentData,
  to: DocumentData,
  mode: CopyMode,
): Copies {
  const found = { filled: [] as Place[], overwritten: [] as Place[], kept: [] as Place[] }
  const copying: Copying = { mode, isOwn: false, place: [], found }
  return { changes: copiedLevel(fields, from, to, copying), ...found }
}

interface Copying {
  mode: CopyMode
  /** Inside something that each language has of its own. */
  isOwn: boolean
  place: Place
  found: { filled: Place[]; overwritten: Place[]; kept: Place[] }
}

function copiedLevel(
  fields: Fields,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  return Object.assign({}, ...fields.map((field) => copiedField(field, from, to, copying)))
}

function copiedField(
  field: ClientField,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  const inside = within(copying, field)
  if (hasRows(field)) {
    const copied = inside.isOwn ? copiedOwnRows : copiedRows
    return copied(field, from, to, copying)
  }
  if (hasNodes(field) && !inside.isOwn) return copiedNodes(field, from, to, copying)
  if (isContent(field)) {
    if (!inside.isOwn) return {}
    return { ...copiedLeaf(field, from, to, copying), ...zoneOf(field, from, to, copying) }
  }
  return Object.assign(
    {},
    ...childrenOf(field).map((list) => copiedBelow(list, from, to, within(inside, list.holder))),
  )
}

/** Each language has all of it of its own, where the config says so. */
const within = (copying: Copying, part: object): Copying => ({
  ...copying,
  isOwn: copying.isOwn || ('localized' in part && part.localized === true),
})

const below = (copying: Copying, ...keys: string[]): Copying => ({
  ...copying,
  place: [...copying.place, ...keys],
})

function copiedBelow(
  list: Children,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  if (list.in !== 'record') return copiedLevel(list.fields, from, to, copying)
  const { name, fields } = list
  const [ours, theirs] = [recordOf(from[name]), recordOf(to[name])]
  return withoutNothing(name, copiedLevel(fields, ours, theirs, below(copying, name)))
}

/** Rows that each language has of its own are one piece; their ids tell nothing. */
function copiedOwnRows(
  field: FieldWithRows,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  const rows = freshRows(field, from[field.name])
  if (equal(rows, freshRows(field, to[field.name]))) return {}
  return copiedLeaf(field, from, to, copying, rows)
}

/** Rows that all languages share: every one of them is named, so that none is lost. */
function copiedRows(
  field: FieldWithRows,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  const { name } = field
  const ours = rowsIn(from[name])
  const copied = rowsIn(to[name]).map((row): [DocumentData, DocumentData] => {
    const source = ours.find(({ id }) => id === row.id) ?? {}
    const inside = below(copying, name, String(row.id))
    return [row, copiedLevel(fieldsOfRow(field, row), source, row, inside)]
  })
  if (copied.every(([, changes]) => Object.keys(changes).length === 0)) return {}
  return { [name]: copied.map(([row, changes]) => ({ ...skeletonOf(row), ...changes })) }
}

/**
 * A rich text that all languages share, with the fields of its blocks, links and files that each
 * language has of its own. It's saved as a whole, so all of it is named.
 */
function copiedNodes(
  field: RichTextField,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  const { name } = field
  const text = to[name]
  if (text === undefined || field.hidden || field.readOnly.update) return {}
  const sources = new Map(
    [...placedNodes(from[name])].map(({ node }) => [nodeId(node), node] as const),
  )
  const places = new Map([...placedNodes(text)].map(({ node, path }) => [nodeId(node), path]))
  const copied = changedNodes(text, (node) => {
    const id = nodeId(node)
    const source = id === null ? undefined : sources.get(id)
    const children = childrenOfNode(field, node)
    if (!children || !isRecord(node.fields) || !isRecord(source?.fields)) return node
    const place = placeAt(recordOf(text), places.get(id) ?? '')
    const inside = below(copying, name, ...place, 'fields')
    const changes = copiedLevel(children.fields, source.fields, node.fields, inside)
    return Object.keys(changes).length === 0
      ? node
      : { ...node, fields: withChanges(node.fields, changes) }
  })
  return equal(copied, text) ? {} : { [name]: copied }
}

const skeletonOf = ({ id, blockType }: DocumentData): DocumentData => ({
  ...(id !== undefined && { id }),
  ...(blockType !== undefined && { blockType }),
})

/** One piece: taken as it is, or left. */
function copiedLeaf(
  { name, hidden, readOnly }: ContentField,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
  copy: Json | undefined = from[name],
): DocumentData {
  const { found, mode, place } = copying
  const [source, target] = [from[name], to[name]]
  if (hidden || readOnly.update || copy === undefined || isEmpty(source)) return {}
  if (equal(source, target)) return {}
  const here = [...place, name]
  if (!isEmpty(target) && mode === 'fill') {
    found.kept.push(here)
    return {}
  }
  found[isEmpty(target) ? 'filled' : 'overwritten'].push(here)
  return { [name]: copy }
}

/** The time zone of a date goes with it, and is not counted. */
function zoneOf(
  field: ContentField,
  from: DocumentData,
  to: DocumentData,
  copying: Copying,
): DocumentData {
  if (field.type !== 'date' || field.timezone === null) return {}
  const found = { filled: [], overwritten: [], kept: [] }
  const copied = copiedLeaf(field, from, to, { ...copying, found })
  const zone = from[`${field.name}_tz`]
  return Object.keys(copied).length === 0 || zone === undefined
    ? {}
    : { [`${field.name}_tz`]: zone }
}

const recordOf = (value: Json | undefined): DocumentData => (isRecord(value) ? value : {})

const withoutNothing = (name: string, changes: DocumentData): DocumentData =>
  Object.keys(changes).length === 0 ? {} : { [name]: changes }
