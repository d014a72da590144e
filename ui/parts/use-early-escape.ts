import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Ways {
  leave: () => void
  /** What has the focus once it is left. */
  returnFocus: () => HTMLElement | null
}

/** Ark hears Escape a frame after a layer opened; until then that key would be lost, or close what lies below. */
export function useEarlyEscape(isOpen: boolean, ways: Ways): void {
  const isLeft = useRef(false)
  const leave = useEffectEvent(() => {
    isLeft.current = true
    ways.leave()
  })
  // Ark gives back only what it has taken.
  const giveBack = useEffectEvent(() => {
    if (isLeft.current) ways.returnFocus()?.focus({ preventScroll: true })
    isLeft.current = false
  })
  useLayoutEffect(() => (isOpen ? hearEscape(leave) : giveBack()), [isOpen])
}

/** For as many frames as it takes until Ark does. */
function hearEscape(leave: () => void): () => void {
  const follow = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', follow, { capture: true })
  }
  window.addEventListener('keydown', follow, { capture: true })
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(stop)
  })
  return stop
}
