import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
} from 'lexical'
import { $isEmbed } from './embed-nodes.ts'

/** What a press in something embedded has another meaning for: its buttons and its form. */
const ownPress = 'button, a, input, label, textarea, [role], [data-field]'

/** What is embedded is chosen by a press on it, and deleted like a letter. */
export function registerEmbedSelection(editor: LexicalEditor): () => void {
  const $deleteChosen = (event: KeyboardEvent) => {
    const selection = $getSelection()
    if (!$isNodeSelection(selection)) return false
    const chosen = selection.getNodes().filter($isEmbed)
    if (chosen.length === 0) return false
    event.preventDefault()
    for (const node of chosen) {
      node.selectPrevious()
      node.remove()
    }
    return true
  }
  return mergeRegister(
    editor.registerCommand(KEY_BACKSPACE_COMMAND, $deleteChosen, COMMAND_PRIORITY_LOW),
    editor.registerCommand(KEY_DELETE_COMMAND, $deleteChosen, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        if (!(target instanceof Element)) return false
        const node = $getNearestNodeFromDOMNode(target)
        if (!$isEmbed(node)) return false
        const acts = target.closest(ownPress)
        if (acts && editor.getElementByKey(node.getKey())?.contains(acts)) return false
        const selection = $createNodeSelection()
        selection.add(node.getKey())
        $setSelection(selection)
        editor.getRootElement()?.focus({ preventScroll: true })
        return true
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerUpdateListener(({ editorState, prevEditorState }) => {
      const chosenIn = (state: typeof editorState) =>
        state.read(() => {
          const selection = $getSelection()
          return $isNodeSelection(selection)
            ? selection.getNodes().map((node) => node.getKey())
            : []
        })
      const [before, now] = [chosenIn(prevEditorState), chosenIn(editorState)]
      for (const key of before) editor.getElementByKey(key)?.removeAttribute('data-chosen')
      for (const key of now) editor.getElementByKey(key)?.setAttribute('data-chosen', '')
    }),
  )
}
