import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import { $getRoot } from 'lexical'

/** With so many blocks, a key lays out only what is on the screen. */
const many = 60

/** Marks the element of a long text for its style: a selector that counts blocks would be asked about each of them at a key. */
export function registerLongMark(editor: LexicalEditor): () => void {
  const mark = () => {
    const isLong = editor.getEditorState().read(() => $getRoot().getChildrenSize() >= many)
    editor.getRootElement()?.toggleAttribute('data-long', isLong)
  }
  return mergeRegister(
    editor.registerRootListener(mark),
    editor.registerUpdateListener(({ dirtyElements }) => {
      if (dirtyElements.has('root')) mark()
    }),
  )
}
