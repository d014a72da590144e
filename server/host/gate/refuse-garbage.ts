import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'

/** Refuses addresses that nobody can read; Payload would take them for crashes of its own. */
export const refuseGarbage: Rule = (next) => (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const isReadable = isDecodable(pathname) && ['where', 'data'].every(isJsonIn(searchParams))
  return isReadable ? next(request) : problemResponse(new Problem('request.invalid'))
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** `where={…}`: besides `where[…]=…`, Payload takes the whole of it as JSON. */
const isJsonIn =
  (query: URLSearchParams) =>
  (name: string): boolean => {
    const value = query.get(name)
    if (!value) return true
    try {
      const parsed: unknown = JSON.parse(value)
      return typeof parsed === 'object' && (name !== 'where' || isWhole(parsed))
    } catch {
      return false
    }
  }

/** No path is left without its condition. */
const isWhole = (where: unknown): boolean =>
  Array.isArray(where)
    ? where.every(isWhole)
    : !isRecord(where) ||
      Object.values(where).every((part) => part !== null && (!Array.isArray(part) || isWhole(part)))
