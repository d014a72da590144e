import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

/**
 * Payload's SQL adapters write no row of which nothing but its dates changes: a save of localized fields,
 * rows or references alone would have the date of the save before it, and the next one on that
 * base would be none too late.
 */
export const keepDates: DatabaseLayer = {
  updateOne: async (asked, next) => {
    const date = dateIn(asked.data)
    const saved = await next(asked)
    if (asked.id === undefined || !isRecord(saved) || isKept(saved, date)) return saved
    await next({ ...asked, data: { updatedAt: date }, returning: false })
    return { ...saved, updatedAt: date }
  },
  updateGlobal: async (asked, next) => {
    const date = dateIn(asked.data)
    const saved = await next(asked)
    if (!isRecord(saved) || isKept(saved, date)) return saved
    await next({ ...asked, data: { updatedAt: date }, returning: false })
    return { ...saved, updatedAt: date }
  },
}

const dateIn = (data: unknown): string | null => {
  const { updatedAt } = isRecord(data) ? data : {}
  return typeof updatedAt === 'string' ? updatedAt : null
}

/** What wasn't asked for, or isn't dated, needs none. */
const isKept = ({ updatedAt }: Record<string, unknown>, date: string | null): boolean =>
  date === null ||
  updatedAt === undefined ||
  new Date(String(updatedAt)).getTime() === new Date(date).getTime()
