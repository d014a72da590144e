import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Keeps the focus in the page when what had it is removed, often by its own press: it goes to what
 * is left nearest around it. Whoever knows a better place focuses it in the same commit, or later (R5).
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current
    if (root === null) return
    /** What had the focus last, then what is around it. */
    let path: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      path = pathTo(target, root)
    }
    const keep = () => {
      const [last] = path
      if (document.activeElement !== document.body || last === undefined || last.isConnected) return
      const around = path.find((element) => element.isConnected) ?? root
      path = []
      const next = around === root ? null : around.querySelector<HTMLElement>(focusable)
      ;(next ?? root).focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', remember)
    }
  }, [main])
}

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
