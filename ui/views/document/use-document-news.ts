import { useEffect, useEffectEvent } from 'react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { refreshSession } from '../../client/session.ts'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { refreshConfig } from '../../kit/refresh-config.ts'
import { useText } from '../../kit/text.tsx'
import { toaster } from '../../parts/toaster.ts'
import { labelsAt } from './differences/labels-at.ts'
import type { Surroundings } from './surroundings.ts'

interface Options {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
  /** Under which its unsaved work is known. */
  key: string
  surroundings: Surroundings
}

/** Carries the document's news to the rest of the panel, and the panel's to the document. */
export function useDocumentNews({ document, entity, key, surroundings }: Options): void {
  const text = useText()
  const { user, auth } = useConfig()
  const panel = usePanel()
  const { http, queries, session } = panel
  const { slug } = entity

  const created = useEffectEvent(surroundings.named)
  const saved = useEffectEvent(async (id: unknown) => {
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    if (slug !== auth.collection || String(id) !== String(user.id)) return
    await refreshSession(http, auth).catch(() => {})
    await refreshConfig(panel)
  })
  const deleted = useEffectEvent(() => {
    surroundings.settled(key)
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    surroundings.deleted()
  })

  const merged = useEffectEvent((names: readonly string[]) => {
    const fields = names.flatMap((name) => labelsAt(entity.fields, [name], []))
    const [first] = fields
    if (first === undefined) return
    const title =
      fields.length > 4
        ? text('document.mergedMany', { count: fields.length, fields: first })
        : text('document.merged', { fields: fields.join(', ') })
    toaster.create({ title, type: 'info' })
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
