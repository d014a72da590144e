import type { Json } from '#config-schema'
import type { WholeValues } from '#machines/document'
import { changesOf, isReference, isRows, pathAt, wholeValuesIn } from '#machines/document'
import { typedIn } from './recovery.data.ts'
import type { JournalRecord } from './recovery.types.ts'

/** The path of each value that a record has changed, down into groups, rows and blocks. */
export function changedPaths(record: JournalRecord, whole: WholeValues): readonly string[] {
  const { values } = typedIn(record)
  const halfTyped = (record.unparsed ?? []).map(
    ({ place }) => pathAt(values, place) ?? place.join('.'),
  )
  return [...new Set([...pathsIn(changesOf(record.base, values, whole), whole, ''), ...halfTyped])]
}

function pathsIn(value: Json, whole: WholeValues[string] | undefined, path: string): string[] {
  const inside = wholeValuesIn(whole)
  if (typeof whole === 'string' || typeof value !== 'object' || value === null) return [path]
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
