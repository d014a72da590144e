import type { DocumentId } from '#contracts/documents'
import type { ReviewState } from '#contracts/review'
import { reviewStatesPath } from '#contracts/review'
import { batched } from '../../../client/batched.ts'
import type { Http } from '../../../client/http.ts'

export const rowReviews = (slug: string) => ['review', 'rows', slug] as const

type Ask = (id: string) => Promise<ReviewState | undefined>

const readers = new WeakMap<Http, Map<string, Ask>>()

/** How far the review of a row's document is; those of all rows are one request. */
export function reviewReader(http: Http, slug: string): Ask {
  const known = readers.get(http) ?? new Map<string, Ask>()
  readers.set(http, known)
  const reader =
    known.get(slug) ??
    batched<string, ReviewState>(async (ids) => {
      const states = await http<Record<string, ReviewState>>(`${reviewStatesPath}/${slug}`, {
        query: { ids },
        signedIn: true,
      })
      return new Map(Object.entries(states))
    })
  known.set(slug, reader)
  return reader
}

/** What a row is known by in an answer. */
export const nameOf = (id: DocumentId): string => String(id)
