import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import { blockAt } from '../handle/block-places.ts'
import { caretRect } from '../writing/floating.tsx'
import { freeRoom } from '../writing/free-room.ts'

/** ms; what is read is looked for once scrolling rests. */
const rest = 150
/** px below the upper end of what is in sight. */
const firstLines = 96

/** The block that is read where the caret is out of sight; null: it's in sight. */
export function useReadingPlace(editor: LexicalEditor): NodeKey | null {
  const [place, setPlace] = useState<NodeKey | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const root = editor.getRootElement()
      const { top, bottom } = freeRoom(root)
      const caret = caretRect(root)
      const isInSight = caret !== null && caret.bottom > top && caret.top < bottom
      setPlace(isInSight ? null : blockAt(editor, top + firstLines))
    }
    const lookAtRest = () => {
      clearTimeout(timer)
      timer = setTimeout(look, rest)
    }
    lookAtRest()
    addEventListener('scroll', lookAtRest, { capture: true, passive: true })
    const end = editor.registerUpdateListener(lookAtRest)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', lookAtRest, { capture: true })
      end()
    }
  }, [editor])
  return place
}
