import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import css from './floating.module.css'

interface FloatingProps {
  /** Where it belongs, in the window; asked anew whenever it is drawn, when it grows, and when the page scrolls. */
  anchor: () => DOMRect | null
  /** How far from the anchor's upper edge (RICH-3), or from its lower one. */
  offset: number
  from: 'top' | 'bottom'
  side: 'below' | 'above'
  /** What it doesn't cover, where that is above the anchor. */
  clearOf?: () => Element | null
  className?: string | undefined
  children: ReactNode
}

/** Something beside the caret, over everything, that is still part of the editor it belongs to. */
export function Floating(props: FloatingProps) {
  const { anchor, offset, from, side, clearOf, className, children } = props
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    if (!box.matches(':popover-open')) box.showPopover?.()
    const place = () => {
      const rect = anchor()
      if (!rect) return
      const { height: shown, width } = box.getBoundingClientRect()
      // What has no room scrolls, but it's placed by its whole height.
      const height = shown + box.scrollHeight - box.clientHeight
      const below = (from === 'top' ? rect.top : rect.bottom) + offset
      const above = rect.top - height - 8
      const hasRoomBelow = below + height < innerHeight
      const over = clearOf?.()?.getBoundingClientRect()
      const hasRoomAbove = above >= (over && over.top <= rect.top ? Math.max(0, over.bottom) : 0)
      const isBelow = side === 'below' ? hasRoomBelow || !hasRoomAbove : !hasRoomAbove
      const top = isBelow ? below : above
      const start = getComputedStyle(box).direction === 'rtl' ? rect.right - width : rect.left
      box.style.top = `${Math.max(8, top)}px`
      box.style.setProperty('--room', `${innerHeight - Math.max(8, top) - 8}px`)
      box.style.left = `${Math.max(8, Math.min(start, innerWidth - width - 8))}px`
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(box)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  })
  return (
    <div
      ref={element}
      popover="manual"
      className={[css.root, className].filter(Boolean).join(' ')}
      data-floating
    >
      {children}
    </div>
  )
}

/** Where the caret or the selection is, in the window. */
export function caretRect(root: HTMLElement | null): DOMRect | null {
  const selection = getSelection()
  if (!root || !selection || selection.rangeCount === 0) return null
  if (!root.contains(selection.anchorNode)) return null
  const range = selection.getRangeAt(0)
  const rect = range.getBoundingClientRect()
  if (rect.width > 0 || rect.height > 0) return rect
  const near = selection.anchorNode
  const parent = near instanceof Element ? near : near?.parentElement
  return parent?.getBoundingClientRect() ?? null
}
