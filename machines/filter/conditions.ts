import type { Json } from '#contracts/documents'
import type { Condition, ConditionPlace, Groups } from './filter.types.ts'
import type { Where } from './where.ts'
import { isOperator } from './where.ts'

export const emptyCondition: Condition = { field: null, operator: null, value: null }

/** The lines of a filter. A test of several fields, which an address may have, becomes several lines. */
export const groupsOf = (where: Where | null): Groups =>
  (where?.or ?? []).map(({ and }) =>
    and.flatMap((test) =>
      Object.entries(test).flatMap(([field, comparisons]) =>
        Object.entries(comparisons).flatMap(([operator, value]): Condition[] =>
          isOperator(operator) ? [{ field, operator, value }] : [],
        ),
      ),
    ),
  )

/** The filter that the finished lines make; null where none is finished. */
export function whereOf(groups: Groups): Where | null {
  const or = groups.map((group) => ({ and: group.flatMap(testOf) }))
  const filled = or.filter(({ and }) => and.length > 0)
  return filled.length > 0 ? { or: filled } : null
}

/** Nothing has been typed yet, or all of it was erased: such a line filters nothing. */
export const isFinished = ({ field, operator, value }: Condition): boolean =>
  field !== null && operator !== null && isGiven(value)

const testOf = (condition: Condition) => {
  const { field, operator, value } = condition
  return isFinished(condition) ? [{ [field!]: { [operator!]: value } }] : []
}

const isGiven = (value: Json): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : value !== null && (!Array.isArray(value) || value.length > 0)

export const added = (groups: Groups, group: number | null): Groups =>
  group === null
    ? [...groups, [emptyCondition]]
    : groups.map((lines, at) => (at === group ? [...lines, emptyCondition] : lines))

export const changed = (
  groups: Groups,
  { group, index }: ConditionPlace,
  condition: Condition,
): Groups => groups.map((lines, at) => (at === group ? lines.with(index, condition) : lines))

/** A group without lines is none. */
export const removed = (groups: Groups, { group, index }: ConditionPlace): Groups =>
  groups
    .map((lines, at) => (at === group ? lines.toSpliced(index, 1) : lines))
    .filter((lines) => lines.length > 0)

export const isAt = (groups: Groups, { group, index }: ConditionPlace): boolean =>
  groups[group]?.[index] !== undefined

/** Whoever opens a filter that is empty finds a line to begin with. */
export const withALine = (groups: Groups): Groups => (groups.length > 0 ? groups : added([], null))
