import { $forEachSelectedTextNode } from '@lexical/selection'
import type { LexicalEditor, StateConfig } from 'lexical'
import {
  $getNodeByKey,
  $getSelection,
  $getState,
  $isRangeSelection,
  $isTextNode,
  $setState,
  createState,
  TextNode,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'

type States = RichTextFeatures['textStates']

/** Lexical allows one state for each key, whatever editor asks for it. */
const known = new Map<string, StateConfig<string, string | null>>()

/** The state of a key, which there is one of. */
export function textState(key: string): StateConfig<string, string | null> {
  const state =
    known.get(key) ??
    createState(key, { parse: (value) => (typeof value === 'string' ? value : null) })
  known.set(key, state)
  return state
}

/** Gives the selected words a style of the config, or takes it away. */
export function $setTextState(key: string, value: string | null): void {
  $forEachSelectedTextNode((node) => {
    $setState(node, textState(key), value)
  })
}

/** The style of the words where the selection begins. */
export function $textStateAtCaret(key: string): string | null {
  const selection = $getSelection()
  const [node] = $isRangeSelection(selection)
    ? selection.getNodes().filter((one) => $isTextNode(one))
    : []
  return node ? $getState(node, textState(key)) : null
}

/** Words look as the config says of their states. */
export function showTextStates(editor: LexicalEditor, states: States): () => void {
  if (states.length === 0) return () => {}
  return editor.registerMutationListener(TextNode, (changes) => {
    editor.read(() => {
      for (const [key, change] of changes) if (change !== 'destroyed') $show(editor, key, states)
    })
  })
}

function $show(editor: LexicalEditor, key: string, states: States): void {
  const [node, element] = [$getNodeByKey(key), editor.getElementByKey(key)]
  if (!$isTextNode(node) || !element) return
  element.style.cssText = node.getStyle()
  for (const { key: state, values } of states) {
    const value = $getState(node, textState(state))
    const css = values.find((one) => one.value === value)?.css ?? {}
    for (const [name, given] of Object.entries(css)) {
      element.style.setProperty(kebab(name), given)
    }
  }
}

const kebab = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** As React takes them. */
export const styleOf = (css: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(css).map(([name, value]) => [
      name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  )
