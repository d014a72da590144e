import { useEffect, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
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
    const follow = (state: DocumentSnapshot) => {
      const at = savedAt(state)
      if (at === known) return
      known = at
      news.send({ type: 'document.known', at })
    }
    follow(document.getSnapshot())
    const subscriptions = [
      document.subscribe(follow),
      news.on('takenIn', ({ data, isPublic }) =>
        document.send({ type: 'user.takeIn', data, isPublic }),
      ),
      news.on('gone', () => document.send({ type: 'server.gone' })),
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

const savedAt = ({ context: { base } }: DocumentSnapshot): string | null =>
  typeof base.updatedAt === 'string' ? base.updatedAt : null
