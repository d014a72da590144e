import type { LexicalEditor, LexicalNode } from 'lexical'
import { $getEditor } from 'lexical'

/** Called before the first of them leaves the text. */
type Listener = (block: LexicalNode, by: LexicalNode) => void

const listeners = new WeakMap<LexicalEditor, Set<Listener>>()

/** Hears which block becomes which: whoever holds one by its key would hold nothing. */
export function hearReplaced(editor: LexicalEditor, listener: Listener): () => void {
  const all = listeners.get(editor) ?? new Set()
  listeners.set(editor, all.add(listener))
  return () => void all.delete(listener)
}

export function $tellReplaced(block: LexicalNode, by: LexicalNode): void {
  for (const hear of listeners.get($getEditor()) ?? []) hear(block, by)
}
