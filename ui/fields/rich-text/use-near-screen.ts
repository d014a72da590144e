import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { usePrinting } from '../../kit/printing.ts'

/** How far from the screen something is got ready. */
const margin = '600px'

/** Whether something has come near to the screen; from then on it is. */
export function useNearScreen(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const isPreparing = usePrinting() === 'preparing'
  useEffect(() => {
    if (isPreparing) setNear(true)
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, isPreparing])
  return [element, isNear]
}
