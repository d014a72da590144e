import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Says when the element comes into sight, as long as somebody wants to know. */
export function useInSight(say: () => void, isWanted: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const onSight = useEffectEvent(say)
  useEffect(() => {
    if (!isWanted || element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSight()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isWanted])
  return element
}
