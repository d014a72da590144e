import { parsedQuery, queryString } from '../../client/query-string.ts'

/** What the API is asked for one document. */
export interface AskedOfApi {
  draft: boolean
  isSignedIn: boolean
  /** null: the site has one language. */
  locale: string | null
  depth: number
}

export const mostDepth = 10

/** What it is asked first: as the address says, as far as that can be (APIV-1). */
export function firstAsked(search: string, locale: string | null): AskedOfApi {
  const { draft, depth } = parsedQuery(search)
  return {
    draft: draft === 'true',
    isSignedIn: true,
    locale,
    depth: typeof depth === 'string' && /^(\d|10)$/.test(depth) ? Number(depth) : 1,
  }
}

/** The address below the API. */
export const askedPath = (path: string, { draft, locale, depth }: AskedOfApi, hasDrafts: boolean) =>
  path + queryString({ depth, ...(hasDrafts && { draft }), ...(locale !== null && { locale }) })
