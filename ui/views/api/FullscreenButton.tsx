import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'

/** Lets a part of the page fill the screen, and come back; nothing where the browser cannot. */
export function FullscreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const text = useText()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const page = new AbortController()
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look, page)
    return () => page.abort()
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {})
  return (
    <Button id="api-fullscreen" size="small" aria-pressed={isFull} onClick={toggle}>
      {text(isFull ? 'api.leaveFullscreen' : 'api.fullscreen')}
    </Button>
  )
}
