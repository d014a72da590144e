import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'
import { useLayoutEffect } from 'react'
import type { BlockHandleActor } from '#machines/block-handle'
import type { Origin } from './text-frame.ts'
import { insideOf, keepPlaced, originOf } from './text-frame.ts'

interface Placed {
  editor: LexicalEditor
  actor: BlockHandleActor
  block: string | null
  handle: RefObject<HTMLElement | null>
}

/** Keeps the handle beside the first line of its block. */
export function useHandlePlace({ editor, actor, block, handle }: Placed): void {
  useLayoutEffect(() => {
    const root = editor.getRootElement()
    const frame = root?.closest<HTMLElement>('[data-rich-text]')
    if (!root || !frame || block === null) return
    const place = () => {
      const element = editor.getElementByKey(block)
      if (!element) return actor.send({ type: 'page.pointed', block: null })
      if (handle.current) putBeside(handle.current, element, root, originOf(frame))
    }
    return keepPlaced(editor, root, place)
  }, [editor, actor, block, handle])
}

function putBeside(handle: HTMLElement, block: HTMLElement, root: HTMLElement, origin: Origin) {
  const { direction } = getComputedStyle(root)
  const rect = block.getBoundingClientRect()
  const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight) || rect.height
  // Written again, the same direction would have it all laid out once more.
  if (handle.dir !== direction) handle.dir = direction
  const { width, height } = handle.getBoundingClientRect()
  // The sign of an item is between it and the handle.
  const list = block.matches('li') ? block.parentElement : null
  const { left, right } = list?.getBoundingClientRect() ?? insideOf(root)
  const x = direction === 'rtl' ? right : left - width
  const y = rect.top + Math.min(lineHeight, rect.height) / 2 - height / 2
  handle.style.left = `${x - origin.x}px`
  handle.style.top = `${y - origin.y}px`
}
