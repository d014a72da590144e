import { useLayoutEffect, useState } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { askedDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { DocumentActor } from '#machines/document'
import { openTranslation } from '#machines/open-translation'
import type { TranslationActor } from '#machines/translation'
import { documentKey } from '../../../client/live/join-watches.ts'
import type { Live } from '../../../client/live/live.ts'
import { readSource, sendStillFits } from '../../../client/translations.ts'
import { usePanel } from '../../../kit/panel.ts'
import { translatingChoice, translatingOf } from '../../../kit/translating.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import type { ShownLeaves } from './shown-leaves.ts'
import { shownLeaves } from './shown-leaves.ts'
import { TranslatedField } from './TranslatedField.tsx'

interface Opened {
  actor: TranslationActor
  leaves: ShownLeaves | null
}

/** The translation of a document, for as long as it is on the screen; its fields show their sources. */
export function useOpenedTranslation(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
): Opened {
  const { http, live } = usePanel()
  const source = entity.translation?.source ?? ''
  const hasDrafts = entity.drafts !== null
  const { actor } = useOpened(() =>
    openTranslation(document, {
      read: (ref, signal) => readSource(http, ref, { hasDrafts, source }, signal),
      mark: async (ref, mark, signal) => (await sendStillFits(http, ref, mark, signal)).outdated,
      hear: (ref, saved) => hearSaves(live, ref, saved),
      choice: {
        isOn: () => translatingChoice.read() === 'on',
        keep: (isOn) => translatingChoice.choose(isOn ? 'on' : 'off'),
        subscribe: translatingChoice.subscribe,
      },
    }),
  )
  const [leaves, setLeaves] = useState<ShownLeaves | null>(null)
  useLayoutEffect(() => {
    const found = shownLeaves(document, actor, entity.fields)
    const shown = translatingOf(document)
    const show = () => {
      const isOn = actor.getSnapshot().matches('on')
      if (shown.current()?.isOn !== isOn) {
        shown.show({ actor, isOn, source, leaves: found, Field: TranslatedField })
      }
    }
    setLeaves(found)
    show()
    const following = actor.subscribe(show)
    return () => {
      following.unsubscribe()
      shown.show(null)
      found.end()
    }
  }, [document, actor, entity, source])
  return { actor, leaves }
}

/** Calls back when somebody has saved the document in whichever language, or may have. */
function hearSaves(live: Live, ref: DocumentRef, saved: () => void): () => void {
  const key = documentKey(askedDocument(ref))
  const watching = live.watch((heard) => {
    if (heard.type === 'missed') saved()
    else if (heard.type === 'saved' && documentKey(heard.document) === key) saved()
  })
  return () => watching.stop()
}
