import type { CaretRule } from './caret-in.ts'

/**
 * Shows something in the page. A browser puts the caret of a control at its end when a script changes
 * the text: here the caret of the control that has the focus, and what is selected there, is where the
 * rule says.
 */
export function keepCaret(rule: CaretRule, show: () => void): void {
  const before = caretNow()
  show()
  if (before === null) return
  const { control, value, start, end, direction, scrollLeft, scrollTop } = before
  // React shows what a store tells in a microtask that it has asked for by now, or sooner.
  queueMicrotask(() => {
    const after = control.value
    if (after === value || control !== document.activeElement) return
    control.setSelectionRange(rule(value, after, start), rule(value, after, end), direction)
    control.scrollLeft = scrollLeft
    control.scrollTop = scrollTop
  })
}

/** null: nobody writes in a control, or in one that keeps its own caret. */
function caretNow() {
  const control = globalThis.document?.activeElement
  if (!hasText(control) || control.closest('[data-own-caret]')) return null
  const { value, selectionStart: start, selectionEnd: end, scrollLeft, scrollTop } = control
  if (start === null || end === null) return null
  const direction = control.selectionDirection ?? 'none'
  return { control, value, start, end, direction, scrollLeft, scrollTop }
}

const hasText = (element?: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element?.tagName === 'INPUT' || element?.tagName === 'TEXTAREA'
