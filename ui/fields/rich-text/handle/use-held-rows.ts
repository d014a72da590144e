import type { LexicalEditor } from 'lexical'
import { useLayoutEffect } from 'react'
import { $keysAlong } from './text-rows.ts'

/** Marks what moves along with the block that is dragged. */
export function useHeldRows(editor: LexicalEditor, block: string | null): void {
  useLayoutEffect(() => {
    const keys = block === null ? [] : editor.read(() => $keysAlong(block))
    const held = keys.map((key) => editor.getElementByKey(key))
    for (const element of held) element?.setAttribute('data-held', '')
    return () => {
      for (const element of held) element?.removeAttribute('data-held')
    }
  }, [editor, block])
}
