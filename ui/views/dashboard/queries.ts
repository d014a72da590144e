import { queryOptions } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { Which } from '#contracts/dashboard-questions'
import { recentQuestion } from '#contracts/dashboard-questions'
import type { Question } from '#contracts/first-questions'
import type { Http } from '../../client/http.ts'
import type { Page } from '../../client/lists.ts'
import { recentDocuments } from './recent.ts'

/** The documents of one collection that were edited last, and how many there are. */
export function recentOf(
  http: Http,
  brought: (question: Question) => Page | undefined,
  collection: ClientCollection,
  locale: string | null,
  which: Which,
  since: string | null = null,
) {
  const question = recentQuestion(collection, locale, which, since)
  const read = ({ docs, totalDocs }: Page) => ({
    collection,
    total: totalDocs,
    documents: recentDocuments(collection, docs),
  })
  return queryOptions({
    queryKey: ['recent', collection.slug, locale, which, since],
    queryFn: async ({ signal }) => {
      const { path, query = {} } = question
      return read(await http<Page>(path, { query, signal }))
    },
    initialData: () => {
      const page = brought(question)
      return page && read(page)
    },
    staleTime: 0,
  })
}
