import type { RefObject } from 'react'
import { useEffect } from 'react'

/** '/' leads into this box, unless somebody is typing elsewhere. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || takesText(target)) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', lead)
    return () => window.removeEventListener('keydown', lead)
  }, [input])
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="menu"] *'))
