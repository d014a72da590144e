import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection, ClientGlobal, DocumentId } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import type { Errand, ErrandActor } from '#machines/errand'
import { errandMachine } from '#machines/errand'
import { duplicateDocument, removeDocument } from '../../client/documents.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.ts'
import { toaster } from '../../parts/toaster.ts'

/** Does with a whole document what is asked first; what saves goes through the document itself. */
export function useErrand(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
): ErrandActor {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const { http, queries, session } = usePanel()
  const copy = useRef<DocumentId | null>(null)

  const errand = useActorRef(
    errandMachine.provide({
      actors: {
        run: fromPromise(async ({ input }) => {
          const { ref } = document.getSnapshot().context
          if (input === 'delete') await removeDocument(http, ref)
          if (input === 'duplicate') copy.current = await duplicateDocument(http, ref)
          if (input === 'unpublish' || input === 'revert') {
            document.send({ type: 'user.save', intent: input })
          }
        }),
      },
    }),
  )

  const ended = useEffectEvent((done: Errand) => {
    if (done === 'delete') document.send({ type: 'server.deleted' })
    if (done !== 'duplicate' || copy.current === null) return
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(entity.slug) })
    toaster.create({ title: text('document.duplicated'), type: 'info' })
    go(carried(addresses.document(entity.slug, copy.current)))
  })
  useEffect(() => {
    const subscriptions = [
      errand.on('done', ({ errand }) => ended(errand)),
      errand.on('sessionEnded', () => session.send({ type: 'server.sessionEnded' })),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [errand, session])
  return errand
}
