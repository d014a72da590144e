import type { KeyboardEvent, PointerEvent } from 'react'
import { useState } from 'react'
import css from './Splitter.module.css'

interface Props {
  /** How much of the width stands before it. */
  share: number
  onMove: (share: number) => void
  onMoved: () => void
  label: string
}

const [least, most, step] = [0.25, 0.75, 0.05]

/** Divides the width between the form and the page: by pointer, arrow keys, Home and End. */
export function Splitter({ share, onMove, onMoved, label }: Props) {
  const [dragged, setDragged] = useState<number | null>(null)
  const change = (next: number) => onMove(Math.min(Math.max(next, least), most))

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(event.pointerId)
  }

  function onPointerMove({ currentTarget, clientX, pointerId }: PointerEvent<HTMLDivElement>) {
    const split = currentTarget.closest<HTMLElement>('[data-preview]')
    if (pointerId !== dragged || !split) return
    const { left, right, width } = split.getBoundingClientRect()
    const isRtl = getComputedStyle(split).direction === 'rtl'
    change((isRtl ? right - clientX : clientX - left) / width)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = {
      ArrowLeft: share + (isRtl ? step : -step),
      ArrowRight: share + (isRtl ? -step : step),
      Home: least,
      End: most,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    change(next)
    onMoved()
  }

  function letGo() {
    setDragged(null)
    onMoved()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between two parts that moves has no element.
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={least * 100}
      aria-valuemax={most * 100}
      aria-valuenow={Math.round(share * 100)}
      className={css.root}
      data-dragged={dragged !== null || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={onKeyDown}
    />
  )
}
