import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { SavedView, ViewsActor, ViewsEmitted } from '#machines/views'
import { chosenView, viewsMachine } from '#machines/views'
import { readViews, removeView, saveView } from '../../../client/query-presets.ts'
import { useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useGo, useSearch } from '../../../kit/place.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { useListHref } from '../use-list-href.ts'
import type { Gone } from './gone.ts'
import { goneFrom, withoutGone } from './gone.ts'
import { asSaved, presetIn, withView } from './view-search.ts'

/** The views of a list, and the one that it shows. */
export interface ListViews {
  actor: ViewsActor
  /** As far as it still fits the collection. */
  shown: SavedView | null
  gone: Gone
  /** Until it is known what the address asks for. */
  isWaiting: boolean
  /** What the list shows, written as the search of an address. */
  search: string
}

const nothing: Gone = { filters: [], columns: [] }

/** The seam between the views of a list, the address and the server. */
export function useViews(collection: ClientCollection): ListViews {
  const text = useText()
  const address = useSearch()
  const asked = collection.queryPresets ? presetIn(address) : null
  const actor = useViewsActor(collection, asked)
  const isReading = useSelector(actor, (state) => state.matches('reading'))
  const views = useSelector(actor, ({ context }) => context.views)
  const chosen = chosenView({ chosen: asked, views })
  const gone = useMemo(
    () => (chosen ? goneFrom(chosen, collection, text) : nothing),
    [chosen, collection, text],
  )
  const shown = useMemo(() => chosen && withoutGone(chosen, gone), [chosen, gone])
  return {
    actor,
    shown,
    gone,
    isWaiting: asked !== null && isReading,
    search: withView(address, shown),
  }
}

function useViewsActor(collection: ClientCollection, chosen: string | null): ViewsActor {
  const text = useText()
  const go = useGo()
  const href = useListHref()
  const { user } = useConfig()
  const { http, queries } = usePanel()
  const { slug, queryPresets = false } = collection
  const of = { slug, user: user.id }
  const queryKey = ['views', slug]
  const actor = useActorRef(
    viewsMachine.provide({
      actors: {
        read: fromPromise(async () =>
          queryPresets
            ? queries.fetchQuery({
                queryKey,
                staleTime: 60_000,
                queryFn: ({ signal }) => readViews(http, of, signal),
              })
            : [],
        ),
        save: fromPromise(({ input, signal }) => saveView(http, of, input, signal)),
        remove: fromPromise(({ input, signal }) => removeView(http, input, signal)),
      },
    }),
    { input: { chosen } },
  )

  const tell = useEffectEvent((news: ViewsEmitted) => {
    if (news.type === 'failed') {
      const description = problemText(text, news.problem)
      return toaster.create({ title: text('views.saveFailed'), description, type: 'error' })
    }
    queries.removeQueries({ queryKey })
    if (news.type === 'deleted') {
      go(href(asSaved(null)), { replace: true })
      return toaster.create({ title: text('views.deleted', { title: news.title }), type: 'info' })
    }
    if (news.type === 'saved') go(href(asSaved(news.view)), { replace: true })
    return toaster.create({ title: text('views.saved', { title: news.view.title }), type: 'info' })
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (news) => void tell(news))
    return unsubscribe
  }, [actor])
  useEffect(() => {
    actor.send({ type: 'browser.moved', chosen })
  }, [actor, chosen])
  return actor
}
