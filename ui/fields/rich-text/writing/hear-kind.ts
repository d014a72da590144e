import type { LexicalEditor } from 'lexical'
import { $getNodeByKey, $getSelection, $isRangeSelection } from 'lexical'
import { $blockOf, $kindOf } from './text-state.ts'

/** Hears that the block with the caret became one of another kind; not that the caret went to another. */
export const hearKind = (editor: LexicalEditor, heard: (kind: string) => void): (() => void) =>
  editor.registerUpdateListener(({ editorState, prevEditorState }) => {
    const [before, now] = [prevEditorState.read($atCaret), editorState.read($atCaret)]
    if (!before || !now || before.kind === now.kind) return
    const isReplaced =
      editorState.read(() => $getNodeByKey(before.key) === null) &&
      prevEditorState.read(() => $getNodeByKey(now.key) === null)
    if (before.key === now.key || isReplaced) heard(now.kind)
  })

function $atCaret() {
  const selection = $getSelection()
  const block = $isRangeSelection(selection) ? $blockOf(selection.anchor.getNode()) : null
  return block && { key: block.getKey(), kind: $kindOf(block) }
}
