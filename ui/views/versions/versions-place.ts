import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { QueryValue } from '../../client/query-string.ts'
import { hrefWith, parsedQuery } from '../../client/query-string.ts'
import type { AskedPage } from '../../client/version-pages.ts'

const ownLimits = [5, 10, 25, 50, 100]

/** The sizes of a page on offer: a collection's own, as in its list. */
export const limitsOf = (entity: ClientCollection | ClientGlobal): readonly number[] =>
  'pagination' in entity ? entity.pagination.limits : ownLimits

/** Which page the address asks for. What it says wrongly is as if it were not said. */
export function askedPage(search: string, limits: readonly number[]): AskedPage {
  const { page, limit } = parsedQuery(search)
  return {
    page: wholeNumber(page) ?? 1,
    limit: wholeNumber(limit, Math.max(100, ...limits)) ?? 10,
  }
}

/** The address of another page. */
export const pageHref = (
  at: { path: string; search: string },
  change: Readonly<Record<string, QueryValue>>,
): string => hrefWith(at, { page: undefined, ...change })

function wholeNumber(candidate: unknown, most = Number.MAX_SAFE_INTEGER): number | null {
  if (typeof candidate !== 'string' || !/^[1-9]\d*$/.test(candidate)) return null
  const number = Number(candidate)
  return number <= most ? number : null
}
