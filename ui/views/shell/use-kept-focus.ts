import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Keeps the focus in the page when what had it is removed, often by its own press: it goes to what
 * is left nearest around it, or to the screen as a whole. Whoever knows a better place focuses it in
 * the same commit, or later (R5).
 */
export function useKeptFocus(
  shell: RefObject<HTMLElement | null>,
  main: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = shell.current
    const screen = main.current
    if (root === null || screen === null) return
    /** What had the focus last, then what is around it. */
    let path: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      path = pathTo(target, root)
    }
    const keep = () => {
      const [last] = path
      if (document.activeElement !== document.body || last === undefined || last.isConnected) return
      const around = path.find((element) => element.isConnected && isWithin(element, screen))
      path = []
      const next = around?.querySelector<HTMLElement>(focusable) ?? screen
      next.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', remember)
    }
  }, [shell, main])
}

const isWithin = (element: Element, screen: Element): boolean =>
  element !== screen && screen.contains(element)

function pathTo(target: EventTarget | null, root: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  let element = target instanceof HTMLElement ? target : null
  while (element !== null && root.contains(element)) {
    path.push(element)
    element = element.parentElement
  }
  return path
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary'
