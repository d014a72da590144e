/** What somebody types for a line that is not there yet. */
export interface EarlyLetters {
  /** Whether they have thought better of it. */
  isGivenUp(): boolean
  /** No longer catches anything; gives what the line has to say by now. */
  stop(): string
}

type Keys = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Catches letters wherever the focus is, until the line that they are meant for is ready for them. */
export function catchLetters(page: Keys): EarlyLetters {
  let words = ''
  let isGivenUp = false
  const type = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Escape') isGivenUp = true
    else if (key === 'Backspace') words = words.slice(0, -1)
    else if (key.length === 1) words += key
    else if (key !== 'Enter') return
    // It is meant for nothing that stands here now.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('keydown', type, { capture: true })
  return {
    isGivenUp: () => isGivenUp,
    stop: () => {
      page.removeEventListener('keydown', type, { capture: true })
      return words
    },
  }
}
