import type { EditorState, LexicalEditor, NodeKey, PointType } from 'lexical'
import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'

/** A letter of a text or a child of an element; where that is gone, the block that was after it. */
type Spot = Pick<PointType, 'key' | 'offset' | 'type'> | { block: number }

/**
 * Where a browser has the caret, which is where the next key writes: where the editor puts it. An
 * update that leaves the page's selection alone leaves it in its text, or where that was taken away.
 */
export class PageCaret {
  #spot: Spot | null = null
  readonly #editor: LexicalEditor

  constructor(editor: LexicalEditor) {
    this.#editor = editor
  }

  /** Follows the editor, until the returned function is called. */
  follow(): () => void {
    return this.#editor.registerUpdateListener(({ editorState, prevEditorState, tags }) => {
      this.#spot = tags.has(SKIP_DOM_SELECTION_TAG)
        ? left(this.#spot, prevEditorState, editorState)
        : chosen(editorState)
    })
  }

  /** What is pressed next is heard where the page has the caret. */
  $hear(): void {
    const spot = this.#spot
    if (spot === null) return
    if ('block' in spot) {
      const block = $getRoot().getChildAtIndex(spot.block)
      if (block && $isElementNode(block)) block.selectStart()
      else $getRoot().selectEnd()
      return
    }
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    const { key, offset, type } = spot
    selection.anchor.set(key, offset, type)
    selection.focus.set(key, offset, type)
  }
}

const chosen = (state: EditorState): Spot | null =>
  state.read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return null
    // While words are composed, the other end stays where they begin.
    const { key, offset, type } = selection.focus
    return { key, offset, type }
  })

function left(spot: Spot | null, before: EditorState, after: EditorState): Spot | null {
  if (spot === null || 'block' in spot || isThere(after, spot.key)) return spot
  const block = before.read(() => $getNodeByKey(spot.key)?.getTopLevelElement() ?? null)
  const index = block === null ? 0 : before.read(() => block.getIndexWithinParent())
  return { block: index }
}

const isThere = (state: EditorState, key: NodeKey): boolean =>
  state.read(() => $getNodeByKey(key)?.isAttached() === true)
