import type { PaletteDoorEvent } from '#machines/palette-door'

/** Whom the letters are meant for. */
interface Listener {
  isListening(): boolean
  hear(event: PaletteDoorEvent): void
}

type Keys = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Catches letters wherever the focus is, as long as somebody listens; gives what ends it. */
export function catchLetters(page: Keys, { isListening, hear }: Listener): () => void {
  const press = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    if (ctrlKey || metaKey || altKey || !isListening()) return
    if (key === 'Escape') hear({ type: 'user.close' })
    else if (key === 'Backspace' || key.length === 1) hear({ type: 'user.press', key })
    else if (key !== 'Enter') return
    // It is meant for nothing that stands here now.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('keydown', press, { capture: true })
  return () => page.removeEventListener('keydown', press, { capture: true })
}
