import { isRecord } from '#config-schema'
import type { QueryValue } from '../../client/query-string.ts'

/** A filter in the one form that the panel writes and reads: groups joined by `or`, of conditions joined by `and`. */
export interface Where {
  readonly [key: string]: QueryValue
  readonly or: readonly { readonly and: readonly Condition[] }[]
}

type Condition = Readonly<Record<string, QueryValue>>

/** The filter of an address; null where it is not one, whatever else it is (LIST-3). */
export const validWhere = (candidate: unknown): Where | null =>
  isWhere(candidate) ? candidate : null

export const conditionCount = (where: Where): number =>
  where.or.reduce((count, { and }) => count + and.length, 0)

const isWhere = (candidate: unknown): candidate is Where =>
  isRecord(candidate) && isFilled(candidate.or) && candidate.or.every(isGroup)

const isGroup = (candidate: unknown): boolean =>
  isRecord(candidate) && isFilled(candidate.and) && candidate.and.every(isCondition)

function isCondition(candidate: unknown): boolean {
  if (!isRecord(candidate)) return false
  const tests = Object.values(candidate)
  return tests.length > 0 && tests.every(startsWithOperator)
}

const startsWithOperator = (test: unknown): boolean =>
  isRecord(test) && operators.has(Object.keys(test)[0] ?? '')

const isFilled = (candidate: unknown): candidate is readonly unknown[] =>
  Array.isArray(candidate) && candidate.length > 0

const operators = new Set([
  'equals',
  'not_equals',
  'contains',
  'in',
  'not_in',
  'all',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'within',
  'intersects',
  'near',
])
