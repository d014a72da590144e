import type { Rule } from '../handler.ts'
import { sameRequest } from '../same-request.ts'

/** More than this, and one request could read a whole database into memory. */
const mostDocuments = 500

/** The same where each document brings those that it names, and those the ones that they name. */
const mostDeepDocuments = 100
const deep = 2

/**
 * Caps `limit` of every list that is read, also of joined ones; Payload reads 0 as no limit, and a
 * list without pages as one without a limit. One that is cut has pages: without them, Payload would answer
 * that there is nothing more.
 */
export const limitLists: Rule = (next) => (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next(request)

  const url = new URL(request.url)
  const capped = cappedQuery(url.searchParams)
  if (capped === null) return next(request)
  url.search = capped.toString()
  return next(sameRequest(request, { url: url.href }))
}

/** The query with every limit in bounds; null where it is so already. */
function cappedQuery(query: URLSearchParams): URLSearchParams | null {
  const most = [...query].some(isDeep) ? mostDeepDocuments : mostDocuments
  const tooLarge = [...query].filter(
    ([name, value]) => isLimit(name) && !isInBounds(name, value, most),
  )
  const isEndless = query.get('pagination') === 'false' && !query.has('limit')
  if (tooLarge.length === 0 && !isEndless) return null

  const capped = new URLSearchParams(query)
  for (const [name] of tooLarge) {
    capped.delete(name)
    capped.set(name.replace(listSuffix, ''), String(most))
  }
  if (isEndless) capped.set('limit', String(most))
  if (isEndless || tooLarge.some(([name]) => isOwnLimit(name))) capped.delete('pagination')
  return capped
}

/** `depth`, or as a list, of which Payload reads the first. */
const isDeep = ([name, value]: [string, string]): boolean =>
  /^depth(\[|$)/.test(name) && !(Number(value) <= deep)

/** `limit`, `joins[posts][limit]`, and both as a list: `limit[]`, `limit[0]`. */
const isLimit = (name: string): boolean => /(^|\[)limit\]?(\[[^\]]*\])*$/.test(name)

/** Of the list itself, and of none that is joined. */
const isOwnLimit = (name: string): boolean => /^limit(\[|$)/.test(name)

/** What makes a list or an object of a plain value. */
const listSuffix = /(?<=(^|\[)limit\]?)(\[[^\]]*\])+$/

function isInBounds(name: string, value: string, most: number): boolean {
  const limit = Number(value)
  return !listSuffix.test(name) && limit >= 1 && limit <= most
}
