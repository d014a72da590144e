import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { PictureDetailsActor, StoredPicture } from '#machines/picture-details'
import { pictureDetailsMachine } from '#machines/picture-details'
import { useAdminConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { pictureQuery } from './read-picture.ts'
import { savePicture } from './save-picture.ts'

interface Picture {
  entity: ClientCollection
  id: DocumentId
  locale: string | null
}

/** The seam: where the details of a picture in a text meet its document on the server. */
export function usePictureDetails({ entity, id, locale }: Picture): {
  actor: PictureDetailsActor
  /** Its document couldn't be read. */
  isUnread: boolean
} {
  const panel = usePanel()
  const config = useAdminConfig()
  const { http, queries } = panel
  const query = useMemo(() => pictureQuery(http, entity, id, locale), [http, entity, id, locale])
  const { data: stored, isError: isUnread } = useQuery(query, queries)
  const machine = useMemo(
    () =>
      pictureDetailsMachine.provide({
        actors: {
          save: fromPromise(({ input, signal }) => {
            if (config?.kind !== 'signedIn') throw new Error('Nobody is signed in.')
            return savePicture({ panel, config, entity, id, locale }, input, signal)
          }),
        },
      }),
    [panel, config, entity, id, locale],
  )
  const actor = useActorRef(machine)
  useEffect(() => {
    if (stored) actor.send({ type: 'page.read', stored })
  }, [actor, stored])
  const tellSaved = useEffectEvent((saved: StoredPicture) => {
    queries.setQueryData(query.queryKey, saved)
    void queries.invalidateQueries({ queryKey: ['summary', entity.slug, String(id)] })
  })
  // What was typed at the same time as somebody else is saved over theirs only once it's seen.
  const readAnew = useEffectEvent(() => queries.invalidateQueries({ queryKey: query.queryKey }))
  useEffect(() => {
    const saved = actor.on('saved', (event) => tellSaved(event.stored))
    const failed = actor.subscribe((state) => {
      if (state.matches('failed') && state.context.problem?.code === 'document.stale')
        void readAnew()
    })
    return () => {
      saved.unsubscribe()
      failed.unsubscribe()
    }
  }, [actor])
  useLeavingGuard(actor)
  return { actor, isUnread }
}

/** Leaving asks while something typed here is nowhere else. */
function useLeavingGuard(actor: PictureDetailsActor): void {
  const { navigation } = usePanel()
  const key = useId()
  const isUnsaved = useSelector(actor, (state) => state.hasTag('unsaved'))
  useEffect(() => {
    if (!isUnsaved) return
    navigation.send({
      ...{ type: 'document.unsaved', key, onLeaving: 'ask', saveAs: null },
      ...{ copy: 'notKept', leftOut: [] },
    })
    return () => navigation.send({ type: 'document.settled', key })
  }, [navigation, key, isUnsaved])
}
