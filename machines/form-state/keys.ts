import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { nodeId } from '#contracts/rich-text/rich-nodes'

/** A path such as `links.0.label` as answers name it: with the ids of rows and nodes, which move. */
export function keyOf(values: DocumentData, path: string): string {
  let level: Json | undefined = values
  const key: string[] = []
  for (const name of path.split('.')) {
    const isRow = Array.isArray(level)
    level = inside(level, name)
    key.push(isRow ? idOf(level, name) : name)
  }
  return key.join('.')
}

function inside(level: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(level)) return level[Number(name)]
  return isRecord(level) ? level[name] : undefined
}

const idOf = (row: Json | undefined, index: string): string => nodeId(row) ?? index
