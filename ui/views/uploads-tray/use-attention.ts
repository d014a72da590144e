import { useCallback, useEffect, useRef } from 'react'
import type { UploadQueueActor } from '#machines/upload-queue'
import { tellHeight } from './tell-height.ts'

/** Tells the queue whether the pointer is over the tray, or the focus in it. */
export function useAttention(queue: UploadQueueActor) {
  const tray = useRef<HTMLElement>(null)
  const tell = () => {
    const isThere = tray.current?.matches(':hover, :focus-within') === true
    // Whatever the queue hears paints the tray again.
    if (isThere === queue.getSnapshot().matches({ tray: 'watched' })) return
    queue.send({ type: isThere ? 'user.come' : 'user.go' })
  }
  // What had the focus may be gone with what has changed, and it comes up under a pointer that rests.
  useEffect(tell)
  return {
    ref: useCallback((element: HTMLElement) => {
      tray.current = element
      const end = tellHeight(element)
      return () => {
        tray.current = null
        end()
      }
    }, []),
    onPointerEnter: tell,
    onPointerLeave: tell,
    onFocus: tell,
    onBlur: tell,
  }
}
