import type { CountsAnswer } from '#contracts/counts'
import { countsPath } from '#contracts/counts'
import type { Http } from './http.ts'
import type { ListQuery } from './lists.ts'
import type { QueryValue } from './query-string.ts'

/** What is to be counted: in which list, and by the name of each filter what it asks for. */
export interface CountsQuery extends Pick<ListQuery, 'slug' | 'where' | 'drafts' | 'locale'> {
  of: Readonly<Record<string, QueryValue>>
}

export const readCounts = (
  http: Http,
  { slug, where, drafts, locale, of }: CountsQuery,
  signal: AbortSignal,
): Promise<CountsAnswer> =>
  http<CountsAnswer>(`${countsPath}/${slug}`, {
    query: {
      of,
      'fallback-locale': 'null',
      ...(drafts && { draft: true }),
      ...(locale && { locale }),
      ...(where ? { where } : {}),
    },
    signal,
    signedIn: true,
  })
