import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import { Problem } from '#config-schema'
import type { CopyActor } from '#machines/copy'
import { copyMachine } from '#machines/copy'
import type { DocumentActor } from '#machines/document'
import { readVersions, writeCopy } from '../../../client/copies.ts'
import { useConfig } from '../../../kit/config.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { renewDocument } from '../renew-document.ts'
import { useLocaleLabel } from './use-locale-label.ts'

/** Copies what is saved, never what is only typed; what it made newer is told to the document. */
export function useCopy(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
): CopyActor {
  const text = useText()
  const labelOf = useLocaleLabel()
  const { files, http, queries, session } = usePanel()
  const { comparesBase = false } = useConfig()
  const hasDrafts = entity.drafts !== null
  const refNow = () => document.getSnapshot().context.ref
  const copy = useActorRef(
    copyMachine.provide({
      actors: {
        read: fromPromise(async ({ input, signal }) => {
          if (document.getSnapshot().hasTag('unsaved')) throw new Problem('copy.unsaved')
          return readVersions(http, refNow(), input, { hasDrafts, signal })
        }),
        write: fromPromise(({ input, signal }) =>
          writeCopy(http, refNow(), input, { files, hasDrafts, comparesBase, signal }),
        ),
      },
    }),
    { input: { from: refNow().locale ?? '', fields: entity.fields } },
  )

  const copied = useEffectEvent((locale: string, count: number) => {
    toaster.create({ title: text('copy.done', { locale: labelOf(locale), count }), type: 'info' })
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(entity.slug) })
    void renewDocument(http, document)
  })
  useEffect(() => {
    const subscriptions = [
      copy.on('copied', ({ locale, count }) => copied(locale, count)),
      copy.on('sessionEnded', () => session.send({ type: 'server.sessionEnded' })),
      document.on('saved', () => copy.send({ type: 'document.saved' })),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [copy, document, session])
  return copy
}
