import { useEffect, useState } from 'react'

/** The thread in the panel that has the focus, or that somebody points at, as its element names it. */
export function useThreadLookedAt(): string | null {
  const [thread, setThread] = useState<string | null>(null)
  useEffect(() => {
    const look = ({ target }: Event) => {
      const at = threadAround(target) ?? threadAround(document.activeElement)
      setThread(at)
    }
    addEventListener('pointerover', look)
    addEventListener('focusin', look)
    return () => {
      removeEventListener('pointerover', look)
      removeEventListener('focusin', look)
    }
  }, [])
  return thread
}

const threadAround = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-thread]')?.getAttribute('data-thread') ?? null)
    : null
