import { isRecord } from '#contracts/is-record'
import type { ReindexAnswer, ReindexProgress } from '#contracts/reindex'
import { linesType, reindexPath } from '#contracts/reindex'
import { Problem } from '#problems'
import type { Http } from './http.ts'

/** What to reindex: the slug of the search, and of what is found in it. */
export interface ReindexQuestion {
  slug: string
  collections: readonly string[]
  locale: string | null
}

/** Has the entries of a search made anew (SRCH-1). A server that can say how far it is does so. */
export async function reindexCollections(
  http: Http,
  { slug, collections, locale }: ReindexQuestion,
  onProgress: (progress: ReindexProgress) => void,
): Promise<ReindexAnswer> {
  const answer = await http<unknown>(`/${slug}${reindexPath}`, {
    method: 'POST',
    query: locale === null ? {} : { locale },
    body: { collections },
    headers: { Accept: `${linesType}, application/json` },
    onLine: (line) => {
      if (isProgress(line)) onProgress(line)
    },
    signedIn: true,
    readRefusal,
  })
  // The server ended before its work did.
  if (!isAnswer(answer)) throw new Problem('server.unreachable')
  return answer
}

const isProgress = (line: unknown): line is ReindexProgress =>
  isRecord(line) && typeof line.done === 'number' && typeof line.total === 'number'

const isAnswer = (answer: unknown): answer is ReindexAnswer =>
  isRecord(answer) && typeof answer.message === 'string'

/** Payload's own plugin says 401, with a sentence, to somebody whom it knows and who may not. */
function readRefusal(refusal: Problem): Problem {
  const { code, details } = refusal
  const isSentence = details.message !== undefined && details.message !== code
  return code === 'session.ended' && isSentence
    ? new Problem('access.refused', { cause: refusal })
    : refusal
}
