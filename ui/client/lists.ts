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

export const readPage = (
  http: Http,
  list: ListQuery,
  signal?: AbortSignal,
  headers?: Readonly<Record<string, string>>,
): Promise<Page> => {
  const { slug, page, limit, sort, where, fields, drafts, locale, trash } = list
  return http<Page>(`/${slug}`, {
    query: {
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
    },
    ...(signal && { signal }),
    ...(headers && { headers }),
  })
}
