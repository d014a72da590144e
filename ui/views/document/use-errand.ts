import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection, ClientGlobal, CollectionRef, DocumentId } from '#config-schema'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import type { Errand, ErrandActor } from '#machines/errand'
import { errandMachine, isHarmless } from '#machines/errand'
import { duplicateDocument, removeDocument } from '../../client/documents.ts'
import type { Http } from '../../client/http.ts'
import { moveToTrash, restoration, restoreDocument } from '../../client/trash.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
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
          if (ref.kind === 'collection') await moveOver(http, ref, input, entity)
          if (input === 'duplicate') copy.current = await duplicateDocument(http, ref)
          if (input === 'unpublish' || input === 'revert') {
            document.send({ type: 'user.save', intent: input })
          }
        }),
      },
    }),
  )

  const ended = useEffectEvent((done: Errand) => {
    const told = news[done]
    if (told) toaster.create({ title: text(told), type: 'info' })
    if (done === 'delete' || done === 'trash') document.send({ type: 'server.deleted' })
    const shown = isHarmless(done) ? (copy.current ?? idOf(document)) : null
    if (shown === null) return
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(entity.slug) })
    go(carried(addresses.document(entity.slug, shown)))
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

/** What is told when it is done; a save tells of itself. */
const news: Partial<Record<Errand, TextKey>> = {
  delete: 'document.deleted',
  trash: 'document.trashed',
  restore: 'document.restored',
  restorePublished: 'document.restored',
  duplicate: 'document.duplicated',
}

/** Into the trash, or out of it. */
async function moveOver(
  http: Http,
  ref: CollectionRef,
  errand: Errand | null,
  entity: Pick<ClientCollection, 'drafts'>,
): Promise<void> {
  if (errand === 'trash') await moveToTrash(http, ref)
  if (errand === 'restore') await restoreDocument(http, ref, restoration(entity, 'draft'))
  if (errand === 'restorePublished') {
    await restoreDocument(http, ref, restoration(entity, 'published'))
  }
}

function idOf(document: DocumentActor): DocumentId | null {
  const { ref } = document.getSnapshot().context
  return ref.kind === 'collection' ? ref.id : null
}
