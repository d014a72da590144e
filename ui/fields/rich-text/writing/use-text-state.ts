import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import type { SiteFeatures } from '../features/site-features.ts'
import type { TextState } from './text-state.ts'
import { $textState, isSameState, nowhere } from './text-state.ts'

/** What the text is at the caret; a step behind the keys, which never wait for a button. */
export function useTextState(editor: LexicalEditor, { styles }: SiteFeatures): TextState {
  const [state, setState] = useState(nowhere)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const next = editor.read(() => $textState(styles.map(({ key }) => key)))
      setState((known) => (isSameState(known, next) ? known : next))
    }
    const end = editor.registerUpdateListener(() => {
      frame ||= requestAnimationFrame(read)
    })
    return () => {
      end()
      cancelAnimationFrame(frame)
    }
  }, [editor, styles])
  return state
}
