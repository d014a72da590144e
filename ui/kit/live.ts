import { useEffect, useEffectEvent } from 'react'
import type { Heard } from '../client/live/live.ts'
import { usePanel } from './panel.ts'

/** Hears what others do to the documents of a collection, for as long as its rows are on the screen. */
export function useLiveRows(slug: string, hear: (heard: Heard) => void): void {
  const { live } = usePanel()
  const heard = useEffectEvent((event: Heard) => {
    if (event.type === 'missed' || event.type === 'lost') hear(event)
    else if ('document' in event && event.document.collectionSlug === slug) hear(event)
  })
  useEffect(() => {
    const watching = live.watch((event) => heard(event))
    watching.show({ collections: [slug] })
    return () => watching.stop()
  }, [live, slug])
}
