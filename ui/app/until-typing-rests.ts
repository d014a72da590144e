/** How long no key comes until a question may open, in ms. */
const msOfRest = 1_000

/** Resolves at once unless a field has the focus; then when that field is left or typing has rested. */
export function untilTypingRests({ document }: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!takesText(document.activeElement)) return resolve()
    const end = new AbortController()
    const rest = () => {
      end.abort()
      resolve()
    }
    let timer = setTimeout(rest, msOfRest)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, msOfRest)
    }
    const listening = { capture: true, signal: AbortSignal.any([end.signal, signal]) }
    document.addEventListener('keydown', wait, listening)
    document.addEventListener('input', wait, listening)
    document.addEventListener('focusout', rest, listening)
    listening.signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

const takesText = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input, textarea, select'))
