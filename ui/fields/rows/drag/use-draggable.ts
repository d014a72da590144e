import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import css from './Handle.module.css'

interface Options {
  isOn: boolean
  id: string
  index: number
  /** What is seen under the pointer; absent: the row's own words. */
  name?: string
  onMove: (from: number, to: number) => void
}

/** A row that can be dragged by mouse and touch, once the library for it is there. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  { isOn, id, index, name, onMove }: Options,
): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const row = element.current
    if (!isOn || row === null) return
    let leave = () => {}
    let isGone = false
    import('./dragging.ts').then(
      ({ joinDragging }) => {
        const options = { id, index, name, previewClass: css.preview, onMove: move }
        if (!isGone) leave = joinDragging(row, options)
      },
      // Without it the keyboard and the menu still move rows.
      () => undefined,
    )
    return () => {
      isGone = true
      leave()
    }
  }, [element, isOn, id, index, name])
}
