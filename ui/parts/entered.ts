/**
 * Whether something was typed below an element that wasn't there when its field got the focus. What is
 * picked with a click is picked again as quickly, and what is searched for is no entry.
 */
export function watchEntered(
  root: HTMLElement,
  tell: (isEntered: boolean) => void,
): { look: () => void; end: () => void } {
  const before = new Map<HTMLElement, string>()
  const remember = (element: EventTarget | null) => {
    const control = controlOf(element)
    if (control && !before.has(control)) before.set(control, textIn(control))
  }
  const isEntered = ([control, was]: [HTMLElement, string]) =>
    control.isConnected && textIn(control) !== was
  const look = () => tell([...before].some(isEntered))
  const ends = new AbortController()
  root.addEventListener('focusin', ({ target }) => remember(target), { signal: ends.signal })
  root.addEventListener('input', look, { signal: ends.signal })
  if (root.contains(document.activeElement)) remember(document.activeElement)
  return { look, end: () => ends.abort() }
}

function controlOf(element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null
  if (element instanceof HTMLTextAreaElement) return element
  if (element instanceof HTMLInputElement) return isTyped(element) ? element : null
  return element.closest<HTMLElement>('[contenteditable="true"]')
}

const isTyped = ({ readOnly, role, type }: HTMLInputElement): boolean =>
  !readOnly && role !== 'combobox' && !notTyped.includes(type)

const notTyped = ['search', 'checkbox', 'radio', 'button', 'submit', 'file', 'range', 'hidden']

function textIn(control: HTMLElement): string {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value
  }
  return control.textContent ?? ''
}
