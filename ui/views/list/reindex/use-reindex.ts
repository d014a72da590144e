import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ReindexActor, ReindexEmitted } from '#machines/reindex'
import { reindexMachine } from '#machines/reindex'
import type { ProblemData } from '#problems'
import { reindexCollections } from '../../../client/reindex.ts'
import { useLocale } from '../../../kit/locale.ts'
import { usePanel } from '../../../kit/panel.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'

/** Reindexing a search. The server goes on with it when somebody leaves the list. */
export function useReindex(slug: string, collections: readonly string[]): ReindexActor {
  const text = useText()
  const locale = useLocale()
  const { http, queries } = usePanel()
  const reindex: ReindexActor = useActorRef(
    reindexMachine.provide({
      actors: {
        reindex: fromPromise(({ input, signal }) =>
          reindexCollections(http, { slug, collections: input, locale }, (progress) => {
            if (!signal.aborted) reindex.send({ type: 'server.progressed', ...progress })
          }),
        ),
      },
    }),
    { input: { collections } },
  )

  const tell = useEffectEvent((news: ReindexEmitted) => {
    if (news.type === 'failed') {
      const description = saidBy(news.problem) ?? problemText(text, news.problem)
      return toaster.create({ title: text('reindex.failed'), description, type: 'error' })
    }
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    return toaster.create({ title: text('reindex.done'), description: news.message, type: 'info' })
  })
  useEffect(() => {
    const { unsubscribe } = reindex.on('*', (news) => void tell(news))
    return unsubscribe
  }, [reindex])
  return reindex
}

/** The server's own sentence (SRCH-1); a refusal of ours says only its code. */
const saidBy = ({ code, details: { message } }: ProblemData): string | null =>
  message === undefined || message === code ? null : message
