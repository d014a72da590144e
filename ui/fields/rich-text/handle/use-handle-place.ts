import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { BlockDrop, BlockHandleActor } from '#machines/block-handle'
import { gapAt } from './row-rect.ts'

interface Placed {
  editor: LexicalEditor
  actor: BlockHandleActor
  block: string | null
  drop: BlockDrop | null
  handle: RefObject<HTMLElement | null>
  line: RefObject<HTMLElement | null>
}

/** Keeps the handle beside the first line of its block, and the line in the gap of the drop. */
export function useHandlePlace({ editor, actor, block, drop, handle, line }: Placed): void {
  useLayoutEffect(() => {
    const root = editor.getRootElement()
    const frame = root?.closest<HTMLElement>('[data-rich-text]')
    if (!root || !frame || block === null) return
    const place = () => {
      const element = editor.getElementByKey(block)
      if (!element) return actor.send({ type: 'page.pointed', block: null })
      const origin = originOf(frame)
      if (handle.current) putBeside(handle.current, element, root, origin)
      const gap = drop && gapAt(editor, drop)
      if (line.current && gap) putInGap(line.current, gap, root, origin)
    }
    place()
    let asked = 0
    const askAgain = () => {
      asked ||= requestAnimationFrame(() => {
        asked = 0
        place()
      })
    }
    const watch = new ResizeObserver(askAgain)
    watch.observe(root)
    const end = editor.registerUpdateListener(askAgain)
    return () => {
      cancelAnimationFrame(asked)
      watch.disconnect()
      end()
    }
  }, [editor, actor, block, drop, handle, line])
}

interface Origin {
  x: number
  y: number
}

/** Where the places that are given within the frame begin; in full screen it scrolls. */
function originOf(frame: HTMLElement): Origin {
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + frame.clientLeft, y: top + frame.clientTop - frame.scrollTop }
}

function putBeside(handle: HTMLElement, block: HTMLElement, root: HTMLElement, origin: Origin) {
  const { direction } = getComputedStyle(root)
  const rect = block.getBoundingClientRect()
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight) || rect.height
  handle.dir = direction
  const { width, height } = handle.getBoundingClientRect()
  // The sign of an item is between it and the handle.
  const list = block.matches('li') ? block.parentElement : null
  const { left, right } = list?.getBoundingClientRect() ?? insideOf(root)
  const x = direction === 'rtl' ? right : left - width
  const y = rect.top + Math.min(lineHeight, rect.height) / 2 - height / 2
  handle.style.left = `${x - origin.x}px`
  handle.style.top = `${y - origin.y}px`
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

/** Where lines begin and end. */
function insideOf(root: HTMLElement): { left: number; right: number } {
  const { paddingLeft, paddingRight } = getComputedStyle(root)
  const { left, right } = root.getBoundingClientRect()
  return {
    left: left + Number.parseFloat(paddingLeft),
    right: right - Number.parseFloat(paddingRight),
  }
}
