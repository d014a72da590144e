import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { BlockHandleActor } from '#machines/block-handle'
import { holdBlock } from './block-drag.ts'

/** Begins a drag at a press; `words` follow the pointer. It ends with the handle. */
export function useHold(
  editor: LexicalEditor,
  actor: BlockHandleActor,
  words: RefObject<HTMLElement | null>,
): (press: PointerEvent) => void {
  const ending = useRef<AbortController>(null)
  useEffect(() => () => ending.current?.abort(), [])
  return (press) => {
    if (press.button !== 0) return
    ending.current = new AbortController()
    const { signal } = ending.current
    const follow = (x: number, y: number) => {
      if (!words.current) return
      words.current.style.left = `${x}px`
      words.current.style.top = `${y}px`
    }
    holdBlock(press, { actor, editor, signal, follow })
  }
}
