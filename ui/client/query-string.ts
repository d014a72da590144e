import { parse, stringify } from 'qs-esm'

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

/** The limits that Payload's own parser has. */
const parsing = { depth: 10, arrayLimit: 1000, ignoreQueryPrefix: true } as const

/** A query as Payload reads it, with its '?'; empty where nothing is asked. */
export const queryString = (query: Readonly<Record<string, QueryValue>>): string =>
  stringify(query, { addQueryPrefix: true, skipNulls: false, encodeValuesOnly: true })

/** The query of an address. Whatever stands there, this does not throw. */
export function parsedQuery(search: string): Record<string, unknown> {
  try {
    return parse(search, parsing)
  } catch {
    return {}
  }
}
