import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  BEFORE_INPUT_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  INPUT_COMMAND,
} from 'lexical'

/**
 * A letter is read once. Lexical reads what the browser wrote at its `input` event; where the page is
 * busy for 100 ms right then, its observer reads it first, a shortcut may answer it ('- ' is a list by
 * now), and the event would write the letter again, into what the shortcut made.
 */
export function registerReadOnce(editor: LexicalEditor): () => void {
  let written: string | undefined
  return mergeRegister(
    editor.registerCommand(
      BEFORE_INPUT_COMMAND,
      () => {
        const selection = $getSelection()
        const node = $isRangeSelection(selection) ? selection.anchor.getNode() : undefined
        written = $isTextNode(node) ? node.getKey() : undefined
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      INPUT_COMMAND,
      () => written !== undefined && !$getNodeByKey(written)?.isAttached(),
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
}
