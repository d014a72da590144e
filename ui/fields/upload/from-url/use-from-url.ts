import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { FromUrlActor } from '#machines/from-url'
import { fromUrlMachine } from '#machines/from-url'
import { fetchFromUrl } from '../../../client/uploads/from-url.ts'
import { usePanel } from '../../../kit/panel.ts'

/** A file that the server fetches, as the value that stands for it in a document. */
export function useFromUrl(slug: string, onFetched: (value: DocumentData) => void): FromUrlActor {
  const { files, http } = usePanel()
  const actor = useActorRef(
    fromUrlMachine.provide({
      actors: {
        fetch: fromPromise(({ input, signal }) => fetchFromUrl(http, slug, input.url, signal)),
      },
    }),
  )
  const tell = useEffectEvent(onFetched)
  useEffect(() => {
    const { unsubscribe } = actor.on('fetched', ({ file }) => tell(files.keepFetched(file, slug)))
    return unsubscribe
  }, [actor, files, slug])
  return actor
}
