import type { KeyboardEvent, RefObject } from 'react'
import { useMemo, useRef } from 'react'
import { useText } from '../../../kit/text.tsx'
import { markDrop, markHeld } from './drop-mark.ts'

/** What a row's handle needs, to be moved without a pointer. */
export interface KeyboardDrag {
  /** The element that says how it goes. */
  hintId: string
  onKeyDown(event: KeyboardEvent, index: number): void
  /** Whoever leaves the handle lets go. */
  onBlur(): void
}

/** The rows as they are at this moment. */
export interface DraggedRows {
  count(): number
  idAt(index: number): string
}

interface Reactions {
  hintId: string
  move(index: number, to: number): void
  /** Puts a row on the page that was out of sight. */
  keep?(id: string): void
  say(sentence: string): void
}

const large = 10

/** A row is picked up by Space, moved by the arrow keys, and dropped by Space: one move, however far. */
export function useKeyboardDrag(
  rows: DraggedRows,
  list: RefObject<HTMLElement | null>,
  { hintId, move, keep, say }: Reactions,
): KeyboardDrag {
  const text = useText()
  const held = useRef<{ from: number; to: number } | null>(null)
  return useMemo(() => {
    const { idAt, count: total } = rows
    const lift = (index: number) => {
      held.current = { from: index, to: index }
      if (list.current) markHeld(list.current, idAt(index))
      say(text('field.rows.drag.lifted', { place: index + 1, total: total() }))
    }
    const hover = (from: number, wanted: number) => {
      const to = Math.max(0, Math.min(wanted, total() - 1))
      held.current = { from, to }
      keep?.(idAt(to))
      requestAnimationFrame(() => show(from, to))
      say(text('field.rows.drag.over', { place: to + 1, total: total() }))
    }
    const show = (from: number, to: number) => {
      if (list.current === null || held.current?.to !== to) return
      const side = to < from ? 'before' : 'after'
      markDrop(list.current, to === from ? null : { id: idAt(to), side })
      list.current
        .querySelector(`:scope > [data-row="${CSS.escape(idAt(to))}"]`)
        ?.scrollIntoView({ block: 'nearest' })
    }
    const letGo = () => {
      held.current = null
      if (list.current === null) return
      markHeld(list.current, null)
      markDrop(list.current, null)
    }
    const onHeldKey = (key: string, { from, to }: { from: number; to: number }): boolean => {
      const wanted = {
        ArrowUp: to - 1,
        ArrowDown: to + 1,
        PageUp: to - large,
        PageDown: to + large,
        Home: 0,
        End: total() - 1,
      }[key]
      if (wanted !== undefined) hover(from, wanted)
      else if (key === ' ' || key === 'Enter') {
        letGo()
        if (to === from) say(text('field.rows.drag.back'))
        else move(from, to)
      } else if (key === 'Escape') {
        letGo()
        say(text('field.rows.drag.back'))
      } else return false
      return true
    }
    return {
      hintId,
      onKeyDown(event, index) {
        const isLifting = held.current === null && (event.key === ' ' || event.key === 'Enter')
        if (isLifting) lift(index)
        else if (held.current === null || !onHeldKey(event.key, held.current)) return
        event.preventDefault()
        event.stopPropagation()
      },
      onBlur() {
        if (held.current !== null) letGo()
      },
    }
  }, [rows, list, text, hintId, move, keep, say])
}
