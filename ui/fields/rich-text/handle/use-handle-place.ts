import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { BlockDrop, BlockHandleActor } from '#machines/block-handle'
import { gapAt } from './block-places.ts'

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
      if (line.current && gap !== null) putInGap(line.current, gap, root, origin)
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
  const { direction, paddingInlineStart } = getComputedStyle(root)
  const rect = block.getBoundingClientRect()
  const within = root.getBoundingClientRect()
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight) || rect.height
  handle.dir = direction
  const { width, height } = handle.getBoundingClientRect()
  const room = Number.parseFloat(paddingInlineStart)
  const x = direction === 'rtl' ? within.right - room : within.left + room - width
  const y = rect.top + Math.min(lineHeight, rect.height) / 2 - height / 2
  handle.style.left = `${x - origin.x}px`
  handle.style.top = `${y - origin.y}px`
}

function putInGap(line: HTMLElement, gap: number, root: HTMLElement, origin: Origin) {
  const { paddingLeft, paddingRight } = getComputedStyle(root)
  const { left, width } = root.getBoundingClientRect()
  const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
  line.style.left = `${left + before - origin.x}px`
  line.style.width = `${width - before - after}px`
  line.style.top = `${gap - origin.y - 1}px`
}
