import type { LexicalEditor } from 'lexical'
import { $getSelection, $isRangeSelection } from 'lexical'

/** Gives the focus back to a text where its selection is, also where that is of nodes or cells: of those the browser knows nothing. */
export function returnToText(editor: LexicalEditor): void {
  editor.focus()
  // Reading brings what was done to the page first, with the caret.
  const chosen = editor.read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? null : selection?.getNodes()[0]?.getKey()
  })
  const root = editor.getRootElement()
  if (!root || root.contains(document.activeElement)) return
  const element = chosen ? editor.getElementByKey(chosen) : null
  if (element) getSelection()?.collapse(element, 0)
  root.focus({ preventScroll: true })
}
