import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { isRecord } from '#contracts/is-record'
import { siteFilterField } from '#contracts/site-filter'

/** The conditions of requests, as opposed to those of the site's rules that Payload adds to them. */
const asked = new WeakSet<object>()

export const isAsked = (condition: object): boolean => asked.has(condition)

/**
 * Marks what requests filter by, in each collection, those that Payload adds included. Rules of the site
 * keep the meaning that Payload gives them: rules of access, and those of a field, by which Payload also
 * judges a save.
 */
export function markFilters({ config }: Payload): void {
  for (const { hooks } of config.collections) {
    const before = hooks.beforeOperation ?? []
    // Before all who make conditions of their own.
    if (!before.includes(mark)) hooks.beforeOperation = [mark, ...before]
  }
}

const mark: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  if (overrideAccess) return args
  const { joins, where } = args as Record<string, unknown>
  return {
    ...args,
    ...(isRecord(where) && { where: asAsked(where as Where) }),
    ...(isRecord(joins) && { joins: markedJoins(joins) }),
  }
}

const markedJoins = (joins: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(joins).map(([path, join]) => [
      path,
      isRecord(join) && isRecord(join.where)
        ? { ...join, where: asAsked(join.where as Where) }
        : join,
    ]),
  )

/** A filter that means what one of a request does. */
export const asAsked = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([path, condition]) => {
      if (Array.isArray(condition)) return [path, condition.map(markedPart)]
      if (path === siteFilterField) return ['and', [condition as Where]]
      if (isRecord(condition)) asked.add(condition)
      return [path, condition]
    }),
  )

/** What is no condition is for Payload to refuse. */
const markedPart = (part: unknown) => (isRecord(part) ? asAsked(part as Where) : part)
