import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import css from './floating.module.css'
import { freeRoom, pageRoom } from './free-room.ts'

interface FloatingProps {
  /** The text it belongs to. */
  text: HTMLElement | null
  /** Where it belongs, in the window; asked anew whenever it is drawn, when it grows, and when the page scrolls. */
  anchor: () => DOMRect | null
  /** How far from the anchor's upper edge (RICH-3), or from its lower one. */
  offset: number
  from: 'top' | 'bottom'
  side: 'below' | 'above'
  /** More of it than fits comes by scrolling, by key as well. */
  isScrollable?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Something beside the caret, over everything, that is still part of the editor it belongs to. */
export function Floating(props: FloatingProps) {
  const { text, anchor, offset, from, side, isScrollable, className, children } = props
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    if (!box.matches(':popover-open')) box.showPopover?.()
    const place = () => {
      const rect = anchor()
      if (rect) putBeside(box, rect, { text, offset, from, side })
    }
    const placeAgain = ({ target }: Event) => {
      if (!(target instanceof Node && box.contains(target))) place()
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(box)
    addEventListener('scroll', placeAgain, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', placeAgain, { capture: true })
      removeEventListener('resize', place)
    }
  })
  return (
    <div
      ref={element}
      popover="manual"
      tabIndex={isScrollable ? 0 : undefined}
      className={[css.root, className].filter(Boolean).join(' ')}
      data-floating
    >
      {children}
    </div>
  )
}

/** From the edge of the window, and above what it's about. */
const margin = 8

/** With less room than this on either side, it lies over what it's about. */
const leastRoom = 120

function putBeside(
  box: HTMLElement,
  rect: DOMRect,
  { text, offset, from, side }: Pick<FloatingProps, 'text' | 'offset' | 'from' | 'side'>,
): void {
  const { scrollTop } = box
  box.style.setProperty('--room', '100dvh')
  const { height, width } = box.getBoundingClientRect()
  const start = getComputedStyle(box).direction === 'rtl' ? rect.right - width : rect.left
  const left = Math.max(margin, Math.min(start, innerWidth - width - margin))
  const free = freeRoom(text, { left, right: left + width })
  const below = (from === 'top' ? rect.top : rect.bottom) + offset
  const above = rect.top - margin
  const room = {
    below: free.bottom - margin - Math.max(below, free.top),
    above: Math.min(above, free.bottom) - free.top,
  }
  const other = side === 'below' ? 'above' : 'below'
  const at = room[side] >= height || room[side] >= room[other] ? side : other
  const most = room[at] < Math.min(height, leastRoom) ? free.bottom - margin - free.top : room[at]
  const shown = Math.min(height, most)
  const top = at === 'below' ? below : above - shown
  box.style.top = `${Math.max(free.top, Math.min(top, free.bottom - margin - shown))}px`
  box.style.left = `${left}px`
  box.style.setProperty('--room', `${most}px`)
  box.scrollTop = scrollTop
  // What it's about is out of sight.
  const isAway = rect.bottom < pageRoom(text).top || rect.top > innerHeight
  box.toggleAttribute('data-away', isAway && !box.contains(document.activeElement))
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
