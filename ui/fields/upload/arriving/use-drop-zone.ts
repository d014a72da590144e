import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped on an element; whether some are over it. `null`: nothing can be dropped now. */
export function useDropZone(
  zone: RefObject<HTMLElement | null>,
  take: ((files: readonly File[]) => void) | null,
): boolean {
  const [isOver, setOver] = useState(false)
  const onDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type, relatedTarget } = event
    if (type === 'dragleave') {
      if (!zone.current?.contains(relatedTarget as Node | null)) setOver(false)
      return
    }
    if (take === null || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setOver(type === 'dragover')
    if (type === 'drop') take([...dataTransfer.files])
  })
  useEffect(() => {
    const element = zone.current
    if (element === null) return
    const visit = new AbortController()
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      element.addEventListener(type, (event) => onDrag(event), visit)
    }
    return () => visit.abort()
  }, [zone])
  return isOver
}
