import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'

/** Lets a part of the page fill the screen, and come back; nothing where the browser cannot. */
export function FullscreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const text = useText()
  const place = useRef<HTMLButtonElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const page = new AbortController()
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look, page)
    return () => page.abort()
  }, [])
  const action: Action = {
    id: 'api-fullscreen',
    label: text(isFull ? 'api.leaveFullscreen' : 'api.fullscreen'),
    run: () =>
      void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {}),
  }
  useOffered(document.fullscreenEnabled ? [action] : [], place)
  if (!document.fullscreenEnabled) return null
  return (
    <Button ref={place} id={action.id} size="small" aria-pressed={isFull} onClick={action.run}>
      {action.label}
    </Button>
  )
}
