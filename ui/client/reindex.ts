import type { ReindexAnswer, ReindexProgress } from '#config-schema'
import { isRecord, linesType, Problem, reindexPath, toProblem } from '#config-schema'
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
  try {
    const answer = await http<unknown>(`/${slug}${reindexPath}`, {
      method: 'POST',
      query: locale === null ? {} : { locale },
      body: { collections },
      headers: { Accept: `${linesType}, application/json` },
      onLine: (line) => {
        if (isProgress(line)) onProgress(line)
      },
      signedIn: true,
    })
    // The server ended before its work did.
    if (!isAnswer(answer)) throw new Problem('server.unreachable')
    return answer
  } catch (thrown) {
    throw refusalOf(thrown)
  }
}

const isProgress = (line: unknown): line is ReindexProgress =>
  isRecord(line) && typeof line.done === 'number' && typeof line.total === 'number'

const isAnswer = (answer: unknown): answer is ReindexAnswer =>
  isRecord(answer) && typeof answer.message === 'string'

/** Payload's own plugin says 401, with a sentence, to somebody whom it knows and who may not. */
function refusalOf(thrown: unknown): Problem {
  const problem = toProblem(thrown)
  const { code, details } = problem
  const isSentence = details.message !== undefined && details.message !== code
  return code === 'session.ended' && isSentence
    ? new Problem('access.refused', { cause: thrown })
    : problem
}
