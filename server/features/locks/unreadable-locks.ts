import type { Payload } from 'payload'

export interface UnreadableLocks {
  /** Collections whose documents are locked, or that lock. */
  count: number
  /** As many as the database reads. */
  most: number
}

/**
 * Payload reads what a lock refers to with a function of the database that has an argument for each
 * collection, and two more: SQLite allows 127, PostgreSQL 100. null: they can be read.
 */
export function unreadableLocks({ collections, db }: Payload): UnreadableLocks | null {
  const most = mostRead[db.name]
  const locks = collections['payload-locked-documents']?.config.flattenedFields ?? []
  const slugs = locks.flatMap((field) => ('relationTo' in field ? field.relationTo : []))
  const count = new Set(slugs).size
  return most !== undefined && count > most ? { count, most } : null
}

const mostRead: Readonly<Record<string, number>> = { sqlite: 125, postgres: 98 }
