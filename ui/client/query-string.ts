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

/** An address that says something else; what changes to undefined it says no longer. */
export const hrefWith = (
  { path, search }: { path: string; search: string },
  change: Readonly<Record<string, QueryValue>>,
): string => path + queryString({ ...saidIn(search), ...change })

/** What an address says, to be said again: text, and lists and records of text. */
export const saidIn = (search: string) => parsedQuery(search) as Record<string, QueryValue>

/** The query of an address. Whatever stands there, this does not throw. */
export function parsedQuery(search: string): Record<string, unknown> {
  try {
    return parse(search, parsing)
  } catch {
    return {}
  }
}
