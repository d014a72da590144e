import type { BaseSelection, LexicalEditor } from 'lexical'
import { $getSelection } from 'lexical'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import type { DocumentActor } from '#machines/document'
import { at } from '#machines/document'
import type { PicturesInText } from '#machines/open-text-pictures'
import { markFresh } from '../embeds/fresh.ts'
import { withBlocks } from '../engine/blocks-of-text.ts'
import { blocksIn } from '../engine/stored.ts'
import { uploadNode } from '../writing/new-nodes.ts'
import { addPlaces, insertPlaces, replacePlace } from './picture-places.ts'

interface Text {
  document: DocumentActor
  /** null: it is gone. */
  path(): string | null
  /** Fields that each file of a collection has in this text. */
  fieldsOf(slug: string): Parameters<typeof uploadNode>[2]
  /** null: none shows it. */
  editor(): LexicalEditor | null
}

/** The places of pictures in a text: in its editor, or in its value while no editor shows it. */
export function picturesInText({ document, path, fieldsOf, editor }: Text): PicturesInText {
  /** Where the caret was when they were put in. */
  const carets = new Map<string, Caret>()
  return {
    insert(keys, drop) {
      const shown = editor()
      if (!shown) return
      insertPlaces(shown, keys, drop)
      for (const key of keys) carets.set(key, caretIn(shown))
    },
    restore(places) {
      const shown = editor()
      if (shown) addPlaces(shown, places)
    },
    place(key, index, { slug, id }) {
      const now = path()
      if (now === null) return
      const value = at(document.getSnapshot().context.values, now)
      const shown = editor()
      // A page that was killed before it forgot the picture has put it there already.
      const isThere = [...placedNodes(value ?? null)].some(({ node }) => nodeId(node) === key)
      const node = isThere ? null : { ...uploadNode(slug, id, fieldsOf(slug)), id: key }
      if (shown) {
        // Whoever writes on meanwhile is left alone.
        if (node && carets.get(key)?.is(caretIn(shown))) markFresh(node)
        return replacePlace(shown, key, node)
      }
      if (node === null) return
      const blocks = blocksIn(value)
      const next = withBlocks(value, [...blocks.slice(0, index), node, ...blocks.slice(index)])
      document.send({ type: 'user.edit', path: now, value: next })
    },
    remove(key) {
      const shown = editor()
      if (shown) replacePlace(shown, key, null)
    },
  }
}

type Caret = BaseSelection | null

const caretIn = (editor: LexicalEditor): Caret =>
  editor.getEditorState().read(() => $getSelection()?.clone() ?? null)
