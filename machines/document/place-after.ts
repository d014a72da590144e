import type { DocumentData } from '#contracts/documents'
import { nodeId, placedNodes, rootOf } from '#contracts/rich-text/rich-nodes'
import type { Place } from './places.ts'
import { placeAt } from './places.ts'
import { valueAt } from './unparsed.ts'
import type { Maybe } from './values.ts'
import { isRecord } from './values.ts'

/**
 * Where a place is after an edit: the blocks and links of a rich text move with what is written
 * around them. null: what it lay in is gone.
 */
export function placeAfter(before: DocumentData, after: DocumentData, place: Place): Place | null {
  const end = place.findIndex(
    (key, index) => key === 'root' && rootOf(valueAt(before, place.slice(0, index))) !== null,
  )
  const fieldsAt = end === -1 ? -1 : place.indexOf('fields', end)
  if (fieldsAt === -1) return place
  const node = valueAt(before, place.slice(0, fieldsAt))
  const id = nodeId(node)
  if (id === null) return place
  const text = valueAt(after, place.slice(0, end))
  const found = [...placedNodes(text)].find((one) => nodeId(one.node) === id)
  if (!found || !isRecord(text)) return null
  const inside = placeAfter(fieldsOf(node), fieldsOf(found.node), place.slice(fieldsAt + 1))
  return inside && [...place.slice(0, end), ...placeAt(text, found.path), 'fields', ...inside]
}

const fieldsOf = (node: Maybe): DocumentData =>
  isRecord(node) && isRecord(node.fields) ? node.fields : {}
