import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import {
  $addUpdateTag,
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  getDOMSelection,
  KEY_DOWN_COMMAND,
  SELECTION_CHANGE_COMMAND,
  SKIP_SELECTION_FOCUS_TAG,
} from 'lexical'

/**
 * A key acts where the caret is seen. A busy page hears of a moved caret after the keys that follow:
 * without this, End and Enter in one go split the line at the old place, and a menu that a key has
 * opened loses the focus to the text again.
 */
export function registerCaretOfPage(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      () => {
        $takeCaretOfPage(editor)
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      SELECTION_CHANGE_COMMAND,
      () => {
        if (!hasKeys(editor)) $addUpdateTag(SKIP_SELECTION_FOCUS_TAG)
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
}

/** The caret is where it is seen, whether the editor has heard of it or not. */
export function $takeCaretOfPage(editor: LexicalEditor): void {
  const known = $getSelection()
  if (!$isRangeSelection(known) || editor.isComposing()) return
  const seen = $createRangeSelectionFromDom(getDOMSelection(window), editor)
  if (seen && !(seen.anchor.is(known.anchor) && seen.focus.is(known.focus))) $setSelection(seen)
}

/** Whether the keys go to the text itself, and not to a field of a block in it. */
export function hasKeys(editor: LexicalEditor): boolean {
  const root = editor.getRootElement()
  return root !== null && root.ownerDocument.activeElement === root
}
