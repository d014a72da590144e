import type { LexicalEditor } from 'lexical'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import { at } from '#machines/document'
import type { BlockHandleWork } from '#machines/open-writer'
import { vocabularyOf } from '../engine/vocabulary.ts'
import { actOnBlock, moveBlock, turnBlock } from '../handle/block-acts.ts'
import { hearPointedBlock } from './hear-pointed-block.ts'
import type { WriterNow } from './writer-now.ts'

export function blockHandleWork(editor: LexicalEditor, now: () => WriterNow): BlockHandleWork {
  let returning = new AbortController()
  return {
    hear: (handle) => hearPointedBlock(editor, handle),
    act(block, change) {
      const { field, site } = now()
      const vocabulary = vocabularyOf(field.features, site)
      actOnBlock({ editor, rawNow: (raw) => rawNow(now(), raw), vocabulary }, block, change)
    },
    turn(block, style) {
      const command = now().commands.find(({ id }) => id === style)
      if (command) turnBlock(editor, block, command)
    },
    move: (block, drop) => moveBlock(editor, block, drop),
    opened: () => returning.abort(),
    leave() {
      // The menu gives the focus back to its button.
      const button = document.getElementById(`${now().controlId}-block`)
      returning = new AbortController()
      const { signal } = returning
      button?.addEventListener('focus', () => editor.focus(), { once: true, signal })
    },
  }
}

/** What is embedded, as the document has it by now. */
function rawNow({ form, path }: WriterNow, raw: RichNode): RichNode {
  const id = nodeId(raw)
  if (id === null) return raw
  const value = at(form.document.getSnapshot().context.values, path)
  for (const { node } of placedNodes(value)) if (nodeId(node) === id) return node
  return raw
}
