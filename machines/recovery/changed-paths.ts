import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { nodeId, placedNodes, rootOf } from '#contracts/rich-text/rich-nodes'
import type { WholeValues } from '#machines/document'
import {
  at,
  changesOf,
  isReference,
  isRows,
  pathAt,
  placeAt,
  wholeValuesIn,
} from '#machines/document'
import { typedIn } from './recovery.data.ts'
import type { JournalRecord } from './recovery.types.ts'

/**
 * The path of each value that a record has changed, down into groups, rows and blocks, and into the
 * blocks of rich texts.
 */
export function changedPaths(record: JournalRecord, whole: WholeValues): readonly string[] {
  const { base, unanswered = [] } = record
  const { values } = typedIn(record)
  const halfTyped = (record.unparsed ?? []).map(
    ({ place }) => pathAt(values, place) ?? place.join('.'),
  )
  // What was sent and taken back is a change, where it has arrived.
  const changed = [base, ...unanswered].flatMap((before) => {
    const paths = pathsIn(changesOf(before, values, whole), whole, '')
    return [...paths, ...paths.flatMap((path) => pathsInText(before, values, path))]
  })
  return [...new Set([...changed, ...halfTyped])]
}

/** In the blocks of a rich text, and in the texts within them; of what is no text, nothing. */
function pathsInText(base: DocumentData, values: DocumentData, path: string): string[] {
  const value = at(values, path)
  if (!isText(value)) return []
  const known = pathAt(base, placeAt(values, path))
  const before = [...placedNodes(known === null ? null : at(base, known))]
  return [...placedNodes(value)].flatMap(({ node, path: below }) => {
    if (!blocks.has(String(node.type)) || !isRecord(node.fields)) return []
    const was = before.find((one) => nodeId(one.node) === nodeId(node))?.node.fields
    const changes = changesOf(isRecord(was) ? was : {}, node.fields)
    const paths = pathsIn(changes, undefined, `${path}.${below}.fields`)
    return [...paths, ...paths.flatMap((inner) => pathsInText(base, values, inner))]
  })
}

const blocks: ReadonlySet<string> = new Set(['block', 'inlineBlock'])

const isText = (value: Json | undefined): boolean => Array.isArray(rootOf(value)?.children)

function pathsIn(value: Json, whole: WholeValues[string] | undefined, path: string): string[] {
  const inside = wholeValuesIn(whole)
  if (typeof whole === 'string' || isText(value)) return [path]
  if (typeof value !== 'object' || value === null) return [path]
  if (Array.isArray(value)) {
    if (value.length === 0 || !isRows(value)) return [path]
    return value.flatMap((row, index) => pathsIn(row, inside, `${path}.${index}`))
  }
  if (isReference(value)) return [path]
  return Object.entries(value)
    .filter(([key]) => !ofRows.has(key))
    .flatMap(([key, inner]) => {
      if (path !== '') return pathsIn(inner, inside[key], `${path}.${key}`)
      // The file of an upload is no group.
      return key === 'file' ? [key] : pathsIn(inner, inside[key], key)
    })
}

/** What tells rows and blocks apart is no field of theirs. */
const ofRows: ReadonlySet<string> = new Set(['id', 'blockType', 'blockName'])
