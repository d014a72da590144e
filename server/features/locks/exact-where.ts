import type { Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import { locksSlug } from './lock-place.ts'

interface Asked {
  collection: string
  where?: Where
}

/**
 * The same question for locks of a document, to its collection alone. Payload asks for an id in the columns of
 * all collections, and PostgreSQL fails where one of them can't have it: 1.5 or 20240115001 is no serial.
 */
export function withExactWhere<Question extends Asked>(asked: Question): Question {
  const where = asked.collection === locksSlug && asked.where && exactWhere(asked.where)
  return where ? { ...asked, where } : asked
}

/** null: it asks for something else. */
function exactWhere({ and, ...others }: Where): Where | null {
  if (!Array.isArray(and) || Object.keys(others).length > 0) return null
  const relationTo = equalled(and, 'document.relationTo')
  const value = equalled(and, 'document.value')
  if (relationTo === undefined || value === undefined) return null
  const rest = and.filter((one) => !('document.relationTo' in one) && !('document.value' in one))
  return { and: [{ document: { equals: { relationTo, value } } }, ...rest] } as Where
}

function equalled(conditions: readonly Where[], path: string): unknown {
  const condition: unknown = conditions.find((one) => path in one)?.[path]
  return isRecord(condition) ? condition.equals : undefined
}
