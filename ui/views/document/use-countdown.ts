import { useSelector } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import type { DocumentActor } from '#machines/document'
import { retryDelay } from '#machines/document'

/** Seconds until an unreachable server is tried again; null while nothing waits. */
export function useCountdown(document: DocumentActor): number | null {
  const attempts = useSelector(document, (state) =>
    state.matches({ open: { unsaved: 'offline' } }) ? state.context.attempts : 0,
  )
  const [seconds, setSeconds] = useState<number | null>(null)
  // Before it is painted: a save that is tried again doesn't look for a moment as if it weren't.
  useLayoutEffect(() => {
    if (attempts === 0) return setSeconds(null)
    const due = Date.now() + retryDelay(attempts)
    const tell = () => setSeconds(Math.max(0, Math.ceil((due - Date.now()) / 1000)))
    tell()
    const beat = setInterval(tell, 1000)
    return () => clearInterval(beat)
  }, [attempts])
  return seconds
}
