import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import {
  changeOutlinePreference,
  outlinePreference,
  usualOutline,
} from '../../../client/outline-preference.ts'
import { usePanel } from '../../../kit/panel.ts'

/** px; the outline, and lines beside it that are long enough to write in. */
const leastWidth = 896

export interface OutlineBeside {
  isOpen: boolean
  toggle: () => void
}

/** The outline beside the text, as this person wants it (RICH-10); null: there is no room for it. */
export function useOutlineBeside(frame: RefObject<HTMLElement | null>): OutlineBeside | null {
  const { http, queries } = usePanel()
  const hasRoom = useHasRoom(frame)
  const kept = useQuery({ ...outlinePreference(http), enabled: hasRoom }, queries)
  if (!hasRoom) return null
  const { isBeside } = kept.data ?? usualOutline
  return {
    isOpen: isBeside,
    toggle: () => void changeOutlinePreference(http, queries, { isBeside: !isBeside }),
  }
}

function useHasRoom(frame: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setHasRoom(entry.contentRect.width >= leastWidth)
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  return hasRoom
}
