import { useEffect, useEffectEvent } from 'react'
import type { ClientCollection, ClientGlobal, DocumentId } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { refreshSession } from '../../client/session.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useGo, useSearch } from '../../kit/place.ts'
import { refreshConfig } from '../../kit/refresh-config.ts'
import { useText } from '../../kit/text.ts'
import { toaster } from '../../parts/toaster.ts'
import { labelsAt } from './differences/labels-at.ts'

interface Options {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  /** Under which navigation counts the document's unsaved work. */
  key: string
  onNamed: (id: DocumentId) => void
}

/** Carries the document's news to the rest of the panel, and the panel's to the document. */
export function useDocumentNews({ document, entity, key, onNamed }: Options): void {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const search = useSearch()
  const { user, auth } = useConfig()
  const panel = usePanel()
  const { http, navigation, queries, session } = panel
  const { slug } = entity

  const created = useEffectEvent((id: DocumentId) => {
    onNamed(id)
    navigation.send({
      type: 'document.named',
      place: { path: addresses.document(slug, id), search },
    })
  })
  const saved = useEffectEvent(async (id: unknown) => {
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    if (slug !== auth.collection || String(id) !== String(user.id)) return
    await refreshSession(http, auth).catch(() => {})
    await refreshConfig(panel)
  })
  const deleted = useEffectEvent(() => {
    navigation.send({ type: 'document.settled', key })
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    toaster.create({ title: text('document.deleted'), type: 'info' })
    go(carried(addresses.list(slug)), { replace: true })
  })

  const merged = useEffectEvent((names: readonly string[]) => {
    const fields = names.flatMap((name) => labelsAt(entity.fields, [name], []))
    if (fields.length === 0) return
    toaster.create({ title: text('document.merged', { fields: fields.join(', ') }), type: 'info' })
  })

  useEffect(() => {
    const subscriptions = [
      document.on('created', ({ id }) => created(id)),
      document.on('saved', ({ data }) => void saved(data.id)),
      document.on('deleted', () => deleted()),
      document.on('merged', ({ fields }) => merged(fields)),
      document.on('sessionEnded', () => session.send({ type: 'server.sessionEnded' })),
      session.on('renewed', () => document.send({ type: 'session.renewed' })),
    ]
    const goOn = () => document.send({ type: 'browser.online' })
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [document, session])
}
