import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'

/** A filter in the one form that the panel writes and reads: groups joined by `or`, of conditions joined by `and`. */
export type Where = { or: { and: Test[] }[] }

/** By field, by operator: the value that is compared with. */
type Test = { [field: string]: { [operator: string]: Json } }

/** All that Payload knows; which of them a field offers is for its kind to say. */
export const operators = [
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
] as const

export type Operator = (typeof operators)[number]

export const isOperator = (candidate: unknown): candidate is Operator =>
  operators.some((operator) => operator === candidate)

/** The filter of an address; null where it is not one, whatever else it is (LIST-3). */
export const validWhere = (candidate: unknown): Where | null =>
  isWhere(candidate) ? candidate : null

export const conditionCount = (where: Where): number =>
  where.or.reduce((count, { and }) => count + and.length, 0)

const isWhere = (candidate: unknown): candidate is Where =>
  isRecord(candidate) && isFilled(candidate.or) && candidate.or.every(isGroup)

const isGroup = (candidate: unknown): boolean =>
  isRecord(candidate) && isFilled(candidate.and) && candidate.and.every(isTest)

function isTest(candidate: unknown): boolean {
  if (!isRecord(candidate)) return false
  const tests = Object.values(candidate)
  return tests.length > 0 && tests.every(startsWithOperator)
}

const startsWithOperator = (test: unknown): boolean =>
  isRecord(test) && isOperator(Object.keys(test)[0])

const isFilled = (candidate: unknown): candidate is readonly unknown[] =>
  Array.isArray(candidate) && candidate.length > 0
