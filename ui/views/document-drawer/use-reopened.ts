import { useEffect, useEffectEvent } from 'react'
import type { DrawersRef, OpenDrawer } from '#machines/drawers'
import type { Place } from '#machines/navigation'
import { usePanel } from '../../kit/panel.ts'
import { isSameDocument } from '../document/is-same-document.ts'

/**
 * Another language is another page, and the drawers go with the one before. Where the step is about a
 * field of a document in one of them, that is opened again, over those below it.
 */
export function useReopened(drawers: DrawersRef, stack: readonly OpenDrawer[]): void {
  const { navigation } = usePanel()
  const reopen = useEffectEvent(({ shown }: Place) => {
    if (!shown || drawers.getSnapshot().matches('open')) return
    const meant = stack.findIndex((drawer) => isSameDocument(refOf(drawer), shown.ref))
    const named = stack.slice(0, meant + 1).filter(({ id }) => id !== null)
    for (const [below, drawer] of named.entries()) {
      const again = { ...drawer, key: crypto.randomUUID(), depth: below + 1 }
      drawers.send({ type: 'user.open', drawer: again })
    }
  })
  useEffect(() => {
    let here = navigation.getSnapshot().context.place
    const steps = navigation.subscribe(({ context: { place } }) => {
      if (place === here) return
      here = place
      reopen(place)
    })
    return () => steps.unsubscribe()
  }, [navigation])
}

const refOf = ({ slug, id }: OpenDrawer) =>
  ({ kind: 'collection', slug, id: id === null ? null : String(id), locale: null }) as const
