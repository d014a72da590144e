import { useLayoutEffect } from 'react'

/** While it is mounted, nothing in `#root` can be reached by keyboard, pointer or screen reader. */
export function InertRoot() {
  useLayoutEffect(() => {
    const root = document.getElementById('root')
    if (!root) return
    count(root, +1)
    return () => count(root, -1)
  }, [])
  return null
}

/** Dialogs can stand on dialogs: the page comes back when the last one leaves. */
function count(root: HTMLElement, step: 1 | -1) {
  const open = (openDialogs.get(root) ?? 0) + step
  openDialogs.set(root, open)
  root.inert = open > 0
}

const openDialogs = new WeakMap<HTMLElement, number>()
