import type { CaretRule } from './caret-in.ts'
import { atItsLetter } from './caret-in.ts'

/**
 * Shows something in the page. A browser puts the caret of a control at its end when a script changes
 * the text: here the caret of the control that has the focus, and what is selected there, is where the
 * rule says.
 */
export function keepCaret(rule: CaretRule, show: () => void): void {
  const control = globalThis.document?.activeElement
  const caret = hasText(control) && !control.closest('[data-own-caret]') ? caretOf(control) : null
  show()
  // React shows what a store tells in a microtask that it has asked for by now, or sooner.
  if (caret) queueMicrotask(() => caret.isMoved() && caret.putBack(rule))
}

/** What puts the caret back where it is now, once its place has the focus again. */
export function rememberCaret(place: HTMLElement | null): () => void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? noSelection
  const caret = hasText(place) ? caretOf(place) : null
  return () => {
    if (place === null || place !== document.activeElement) return
    caret?.putBack(atItsLetter)
    const isThere = place.contains(anchorNode) && place.contains(focusNode)
    if (!hasText(place) && anchorNode && focusNode && isThere) {
      getSelection()?.setBaseAndExtent(
        ...within(anchorNode, anchorOffset),
        ...within(focusNode, focusOffset),
      )
    }
  }
}

/** What was behind it may be gone. */
const within = (node: Node, offset: number): [Node, number] => [
  node,
  Math.min(offset, node.nodeValue?.length ?? node.childNodes.length),
]

const noSelection = { anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0 }

type Control = HTMLInputElement | HTMLTextAreaElement

/** null: this kind of control doesn't tell. */
function caretOf(control: Control) {
  const { value, selectionStart: start, selectionEnd: end, scrollLeft, scrollTop } = control
  if (start === null || end === null) return null
  const direction = control.selectionDirection ?? 'none'
  return {
    isMoved: () => control.value !== value && control === document.activeElement,
    putBack(rule: CaretRule) {
      const after = control.value
      control.setSelectionRange(rule(value, after, start), rule(value, after, end), direction)
      control.scrollLeft = scrollLeft
      control.scrollTop = scrollTop
    },
  }
}

const hasText = (element?: Element | null): element is Control =>
  element?.tagName === 'INPUT' || element?.tagName === 'TEXTAREA'
