import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** How far from the screen something is got ready. */
const margin = '600px'

/** Whether something has come near to the screen; from then on it is. */
export function useNearScreen(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear])
  return [element, isNear]
}
