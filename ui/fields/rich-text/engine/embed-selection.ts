import { $findMatchingParent, mergeRegister } from '@lexical/utils'
import type { ElementNode, LexicalEditor, LexicalNode, PointType } from 'lexical'
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isRangeSelection,
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
    editor.registerCommand(
      KEY_BACKSPACE_COMMAND,
      (event) => $deleteChosen(event) || $chooseBeside(event, 'before'),
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_DELETE_COMMAND,
      (event) => $deleteChosen(event) || $chooseBeside(event, 'after'),
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      CLICK_COMMAND,
      ({ target }) => {
        if (!(target instanceof Element)) return false
        const node = $getNearestNodeFromDOMNode(target)
        if (!$isEmbed(node)) return false
        const acts = target.closest(ownPress)
        if (acts && editor.getElementByKey(node.getKey())?.contains(acts)) return false
        $choose(node)
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

/** A key that would delete a whole block with its form chooses it first: the next one deletes it. */
function $chooseBeside(event: KeyboardEvent, side: 'before' | 'after'): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const { anchor } = selection
  const block = $findMatchingParent(
    anchor.getNode(),
    (node) => $isElementNode(node) && !node.isInline(),
  )
  const beside = side === 'before' ? block?.getPreviousSibling() : block?.getNextSibling()
  if (!$isElementNode(block) || !$isEmbed(beside) || !$isAtEdge(anchor, block, side)) return false
  event.preventDefault()
  if (block.isEmpty()) block.remove()
  $choose(beside)
  return true
}

function $isAtEdge(point: PointType, block: ElementNode, side: 'before' | 'after'): boolean {
  const node = point.getNode()
  const length = $isElementNode(node) ? node.getChildrenSize() : node.getTextContentSize()
  if (point.offset !== (side === 'before' ? 0 : length)) return false
  for (let one: LexicalNode | null = node; one && !one.is(block); one = one.getParent()) {
    if (side === 'before' ? one.getPreviousSibling() : one.getNextSibling()) return false
  }
  return true
}

function $choose(node: LexicalNode): void {
  const selection = $createNodeSelection()
  selection.add(node.getKey())
  $setSelection(selection)
}
