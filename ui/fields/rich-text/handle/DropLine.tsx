import type { LexicalEditor } from 'lexical'
import { useLayoutEffect, useRef } from 'react'
import type { BlockDrop } from '#machines/block-handle'
import css from './DropLine.module.css'
import { gapAt } from './row-rect.ts'
import type { Origin } from './text-frame.ts'
import { insideOf, originOf } from './text-frame.ts'

interface DropLineProps {
  editor: LexicalEditor
  /** null: nothing is dragged there. */
  drop: BlockDrop | null
}

/** A line in the gap where something will land that is dragged: a block, or files. */
export function DropLine({ editor, drop }: DropLineProps) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = editor.getRootElement()
    const frame = root?.closest<HTMLElement>('[data-rich-text]')
    if (!root || !frame || drop === null) return
    const place = () => {
      const gap = gapAt(editor, drop)
      if (line.current && gap) putInGap(line.current, gap, root, originOf(frame))
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(root)
    const end = editor.registerUpdateListener(place)
    return () => {
      watch.disconnect()
      end()
    }
  }, [editor, drop])
  return <div ref={line} className={css.root} hidden={drop === null} data-drop-line />
}

function putInGap(
  line: HTMLElement,
  { y, beside }: { y: number; beside: HTMLElement },
  root: HTMLElement,
  origin: Origin,
) {
  let { left, right } = insideOf(root)
  if (beside.matches('li')) {
    const item = beside.getBoundingClientRect()
    if (getComputedStyle(root).direction === 'rtl') right = item.right
    else left = item.left
  }
  line.style.left = `${left - origin.x}px`
  line.style.width = `${right - left}px`
  line.style.top = `${y - origin.y - 1}px`
}
