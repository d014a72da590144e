import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { hasOwnId } from '#contracts/own-ids'
import type { DrawersRef } from '#machines/drawers'
import { useAdminConfig } from './config.ts'

/** The documents in drawers over the page, and where among them one is. */
export interface Drawers {
  actor: DrawersRef
  /** How many drawers one is in. */
  depth: number
}

/** null: drawers cannot be opened from here. */
export const DrawersContext = createContext<Drawers | null>(null)

/** A document as somebody asks to see it in a drawer. */
export interface WantedDrawer {
  slug: string
  /** null: a new one. */
  id: DocumentId | null
  /** What a new one begins with. */
  values?: DocumentData
  /** The key of what is kept of a new one on this device: that alone is brought back. */
  kept?: string
}

export type OpenInDrawer = (wanted: WantedDrawer) => void

/** Opens documents in drawers, and hears which new one was made; null where there are no drawers. */
export function useDocumentDrawer(
  onMade: (slug: string, id: DocumentId) => void = () => {},
): OpenInDrawer | null {
  const drawers = use(DrawersContext)
  const actor = drawers?.actor
  const config = useAdminConfig()
  const asked = useRef(new Set<string>())
  const tell = useEffectEvent(onMade)
  useEffect(() => {
    const subscription = actor?.on('made', ({ key, slug, id }) => {
      if (asked.current.has(key)) tell(slug, id)
    })
    return () => subscription?.unsubscribe()
  }, [actor])

  if (!drawers) return null
  const depth = drawers.depth + 1
  return ({ slug, id, values = {}, kept }) => {
    const key = crypto.randomUUID()
    asked.current.add(key)
    const collections = config?.kind === 'signedIn' ? config.collections : []
    const collection = collections.find((one) => one.slug === slug)
    const savesItself = collection?.drafts?.autosave != null && !hasOwnId(collection)
    const closesWhenMade = id === null && !savesItself
    const drawer = { key, slug, id, values, closesWhenMade, depth, ...(kept && { kept }) }
    drawers.actor.send({ type: 'user.open', drawer })
  }
}

/** How many drawers one is in. */
export const useDrawerDepth = (): number => use(DrawersContext)?.depth ?? 0
