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

/** A row that can be dragged by mouse and touch, once a pointer has come to its list. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  { isOn, id, index, name, onMove }: Options,
): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const row = element.current
    const list = row?.parentElement
    if (!isOn || !row || !list) return
    const visit = new AbortController()
    const { signal } = visit
    let leave = () => {}
    const join = async () => {
      const code = await loadDragging()
      const options = { id, index, name, previewClass: css.preview, onMove: move }
      if (code && !signal.aborted) leave = code.joinDragging(row, options)
    }
    void loadDragging()
    if (list.matches(':hover')) void join()
    else list.addEventListener('pointerenter', join, { once: true, signal })
    return () => {
      visit.abort()
      leave()
    }
  }, [element, isOn, id, index, name])
}

let loading: Promise<typeof import('./dragging.ts') | undefined> | undefined

/** One request for all rows: a page may have a thousand. Without it the keyboard and the menu still move them. */
function loadDragging() {
  loading ??= import('./dragging.ts').catch(() => {
    loading = undefined
    return undefined
  })
  return loading
}
