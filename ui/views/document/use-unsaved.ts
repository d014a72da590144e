import { useEffect, useEffectEvent } from 'react'
import type { DocumentActor, DocumentSnapshot } from '#machines/document'
import { guardsLeaving } from '#machines/document'
import type { Surroundings } from './surroundings.ts'

interface Options {
  document: DocumentActor
  /** Under which its unsaved work is known. */
  key: string
  surroundings: Surroundings
}

/** Tells what lies around a document whether something would be lost with it; no key draws anything for this. */
export function useUnsaved({ document, key, surroundings }: Options): void {
  const unsaved = useEffectEvent(surroundings.unsaved)
  const settled = useEffectEvent(surroundings.settled)
  useEffect(() => {
    let isTold = false
    const follow = (state: DocumentSnapshot) => {
      const isGuarded = guardsLeaving(state)
      if (isGuarded === isTold) return
      isTold = isGuarded
      if (isGuarded) unsaved(key)
      else settled(key)
    }
    follow(document.getSnapshot())
    const { unsubscribe } = document.subscribe(follow)
    return () => {
      unsubscribe()
      if (isTold) settled(key)
    }
  }, [document, key])
}
