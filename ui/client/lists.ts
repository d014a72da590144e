import type { DocumentData } from '#contracts/documents'
import type { Http } from './http.ts'
import type { QueryValue } from './query-string.ts'

/** One page of a collection, as Payload answers. */
export interface Page {
  docs: readonly DocumentData[]
  totalDocs: number
  totalPages: number
  page: number
  limit: number
}

/** What a list shows: only the fields of its columns are read. */
export interface ListQuery {
  slug: string
  page: number
  limit: number
  sort: string
  where: QueryValue
  fields: readonly string[]
  drafts: boolean
  locale: string | null
  /** What was deleted, and can be brought back. */
  trash?: true
}

/** A page beyond the last one tells how many documents and pages there are, as any other does. */
export async function readPage(
  http: Http,
  list: ListQuery,
  signal?: AbortSignal,
  headers?: Readonly<Record<string, string>>,
): Promise<Page> {
  const read = (page: number) =>
    http<Page>(`/${list.slug}`, {
      query: queryOf(list, page),
      ...(signal && { signal }),
      ...(headers && { headers }),
    })
  const asked = await read(list.page)
  if (list.page === 1 || asked.totalDocs > 0) return asked
  // Payload counts nothing there where the order asks for another table.
  const { totalDocs, totalPages } = await read(1)
  return { ...asked, totalDocs, totalPages }
}

const queryOf = (list: ListQuery, page: number) => {
  const { limit, sort, where, fields, drafts, locale, trash } = list
  return {
    depth: 0,
    page,
    limit,
    sort,
    'fallback-locale': 'null',
    select: Object.fromEntries(fields.map((field) => [field, true])),
    ...(drafts && { draft: true }),
    ...(locale && { locale }),
    ...(trash && { trash }),
    ...(where ? { where } : {}),
  }
}
