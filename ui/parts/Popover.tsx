import type { ReactNode } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import css from './Popover.module.css'
import { useEscapeWithin } from './use-escape-within.ts'

interface Props {
  /** The id of the button that it hangs from, and that gets the focus back. */
  trigger: string
  onClose: () => void
  children: ReactNode
}

/** What opens over the page at a button, and moves nothing on it: open for as long as it is there. */
export function Popover({ trigger, onClose, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEscapeWithin(() => root.current, trigger, onClose)
  useLayoutEffect(() => {
    const box = root.current
    const button = document.getElementById(trigger)
    if (!box || !button) return
    const place = () => putBelow(box, button.getBoundingClientRect())
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && (box.contains(target) || button.contains(target))
    const leave = ({ target }: Event) => {
      if (!isWithin(target)) close()
    }
    box.showPopover?.()
    place()
    box.querySelector<HTMLElement>('input, button:enabled')?.focus({ preventScroll: true })
    addEventListener('pointerdown', leave, { capture: true })
    addEventListener('focusin', leave)
    addEventListener('resize', place)
    return () => {
      removeEventListener('pointerdown', leave, { capture: true })
      removeEventListener('focusin', leave)
      removeEventListener('resize', place)
    }
  }, [trigger])
  return (
    <div ref={root} popover="manual" className={css.root}>
      {children}
    </div>
  )
}

/** px from the edge of the window, and from the button. */
const margin = 8
const gap = 4

function putBelow(box: HTMLElement, { bottom, left, right }: DOMRect): void {
  const { width } = box.getBoundingClientRect()
  const start = getComputedStyle(box).direction === 'rtl' ? left : right - width
  box.style.left = `${Math.max(margin, Math.min(start, innerWidth - width - margin))}px`
  box.style.top = `${bottom + gap}px`
  box.style.maxBlockSize = `${innerHeight - bottom - gap - margin}px`
}
