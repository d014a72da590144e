import { isRecord } from '#contracts/is-record'
import type { Asked } from './asked-from-outside.ts'
import { isAskedFromOutside } from './asked-from-outside.ts'
import {
  deepLists,
  fewestJoined,
  mostDeepDocuments,
  mostDocuments,
  mostJoined,
  mostJoinedInAll,
} from './caps.ts'

export interface AskedList extends Asked {
  depth?: unknown
  id?: unknown
  joins?: unknown
  limit?: unknown
  pagination?: unknown
}

/**
 * The same list with every limit in bounds, however it was asked for. Payload reads 0 as no limit, and a
 * list without pages as one without a limit. One that is cut has pages: without them, Payload would answer
 * that there is nothing more.
 */
export function capList<List extends AskedList>(asked: List): List {
  if (!isAskedFromOutside(asked)) return asked
  const most = isDeep(asked) ? mostDeepDocuments : mostDocuments
  const limit = asked.id === undefined ? cappedLimit(asked, most) : 1
  const isCut = asked.id === undefined && limit !== undefined && Number(asked.limit) !== limit
  return {
    ...asked,
    ...(asked.id === undefined && limit !== undefined && { limit }),
    ...(isCut && asked.pagination === false && { pagination: true }),
    ...(isRecord(asked.joins) && { joins: cappedJoins(asked.joins, limit) }),
  }
}

/** undefined: as many as Payload takes by itself. */
function cappedLimit({ limit, pagination }: AskedList, most: number): number | undefined {
  if (limit === undefined || limit === null) return pagination === false ? most : undefined
  return within(limit, most)
}

function cappedJoins(joins: Record<string, unknown>, documents = 10): Record<string, unknown> {
  const each = Math.floor(mostJoinedInAll / documents)
  const most = Math.min(Math.max(each, fewestJoined), mostJoined)
  return Object.fromEntries(
    Object.entries(joins).map(([path, join]) => [
      path,
      isRecord(join) && join.limit !== undefined
        ? { ...join, limit: within(join.limit, most) }
        : join,
    ]),
  )
}

function within(asked: unknown, most: number): number {
  const limit = Number(asked)
  return limit >= 1 && limit <= most ? limit : most
}

/** Payload reads a number off the beginning of whatever was sent. */
function isDeep({ depth, req }: AskedList): boolean {
  const { defaultDepth, maxDepth } = req.payload.config
  const levels = depth || depth === 0 ? Number.parseInt(String(depth), 10) : defaultDepth
  return !(Math.min(levels, maxDepth) <= deepLists)
}
