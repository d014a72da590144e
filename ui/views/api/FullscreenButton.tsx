import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useText } from '../../kit/text.tsx'

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
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => {})
  if (!document.fullscreenEnabled) return null
  return (
    <OfferedButton
      id="api-fullscreen"
      label={text(isFull ? 'api.leaveFullscreen' : 'api.fullscreen')}
      size="small"
      aria-pressed={isFull}
      run={toggle}
    />
  )
}
