import type { LexicalEditor } from 'lexical'
import { $getSelection, $isRangeSelection } from 'lexical'
import { useEffect, useState } from 'react'
import { isOwnStep } from '../engine/own-step.ts'

/** ms; what reads the whole text waits until the keys rest. */
const rest = 400

/**
 * What `read` finds in the text: at once, and again once what changed the text, or what is selected in it,
 * rests; after what is done at once, at once. What it finds is JSON: the same again is no change. `read`
 * stays the same while it reads the same. `of`: what it is about besides the text.
 */
export function useAtRest<Found>(
  editor: LexicalEditor,
  read: () => Found,
  of: 'selection' | 'caret' = 'selection',
): Found {
  const [found, setFound] = useState(() => editor.read(read))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hadSelected = false
    const look = () => {
      const now = editor.read(read)
      setFound((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    const end = editor.registerUpdateListener(
      ({ dirtyElements, dirtyLeaves, editorState, tags }) => {
        const hasSelected = editorState.read($hasSelected)
        const isOther =
          of === 'caret' || dirtyElements.size + dirtyLeaves.size > 0 || hasSelected || hadSelected
        hadSelected = hasSelected
        if (!isOther) return
        clearTimeout(timer)
        timer = setTimeout(look, isOwnStep(tags) ? 0 : rest)
      },
    )
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [editor, read, of])
  return found
}

function $hasSelected(): boolean {
  const selection = $getSelection()
  return $isRangeSelection(selection) && !selection.isCollapsed()
}
