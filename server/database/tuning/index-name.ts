import { createHash } from 'node:crypto'

const longestName = 60

/** A name that is unlike any other: databases cut long names, and two cut names may be the same. */
export function indexName(table: string, columns: string): string {
  const name = `${table}_${columns}_stateroom_idx`
  if (name.length <= longestName) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${name.slice(0, longestName - 23)}_${hash}_stateroom_idx`
}
