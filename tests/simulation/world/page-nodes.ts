import type { EditorState, Klass, LexicalEditor, LexicalNode } from 'lexical'

/**
 * Tells whoever listens to nodes of a kind that some were taken away, as an editor does where there is a
 * page: until the returned function is called.
 */
export function tellTakenAway(editor: LexicalEditor, klass: Klass<LexicalNode>): () => void {
  return editor.registerUpdateListener((update) => {
    const { dirtyLeaves, editorState, prevEditorState, tags } = update
    const gone = keysOf(prevEditorState, klass).filter((key) => !editorState._nodeMap.has(key))
    if (gone.length === 0) return
    const changes = new Map(gone.map((key) => [key, 'destroyed' as const]))
    for (const [listener, classes] of [...editor._listeners.mutation]) {
      if (classes.has(klass)) listener(changes, { dirtyLeaves, prevEditorState, updateTags: tags })
    }
  })
}

const keysOf = (state: EditorState, klass: Klass<LexicalNode>): string[] =>
  [...state._nodeMap].flatMap(([key, node]) => (node instanceof klass ? [key] : []))
