import { useEffect, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { Json } from '#config-schema'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import type { NewsActor } from '#machines/news'
import { newsMachine } from '#machines/news'
import { readAgain } from '../../../client/documents.ts'
import type { Http } from '../../../client/http.ts'
import { usePanel } from '../../../kit/panel.ts'

/** The seam between a document and what others made of it. */
export function useNews(document: DocumentActor): NewsActor {
  const { http, session } = usePanel()
  const [news] = useState(() => newsOver(http, document))
  useEffect(() => {
    news.start()
    let known: string | null = null
    let wasGone = false
    const follow = (state: DocumentSnapshot) => {
      const { createdAt, updatedAt } = state.context.base
      const at = textOf(updatedAt)
      if (at !== known) news.send({ type: 'document.known', at, born: textOf(createdAt) })
      known = at
      const isGone = gone(state)
      if (isGone && !wasGone) news.send({ type: 'document.gone' })
      wasGone = isGone
    }
    follow(document.getSnapshot())
    const subscriptions = [
      document.subscribe(follow),
      news.on('takenIn', ({ data, isPublic }) =>
        document.send({ type: 'user.takeIn', data, isPublic }),
      ),
      news.on('gone', () => document.send({ type: 'server.gone' })),
      news.on('back', ({ data, isPublic }) =>
        document.send({ type: 'server.back', data, isPublic }),
      ),
      news.on('sessionEnded', () => session.send({ type: 'server.sessionEnded' })),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
      news.stop()
    }
  }, [document, news, session])
  return news
}

const newsOver = (http: Http, document: DocumentActor): NewsActor =>
  createActor(
    newsMachine.provide({
      actors: {
        read: fromPromise(() => {
          const { hasDrafts, ref } = document.getSnapshot().context
          return readAgain(http, ref, hasDrafts)
        }),
      },
    }),
  )

const textOf = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null

const gone = (state: DocumentSnapshot): boolean =>
  state.matches({ open: { settled: 'gone' } }) || state.matches({ open: { unsaved: 'gone' } })
