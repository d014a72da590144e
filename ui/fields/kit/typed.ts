import { useState } from 'react'

/** What stands in a control, and how it is kept there. */
export interface Typed {
  text: string
  /** Keeps what was typed, as long as the value shows as `means`. */
  keep(text: string, means: string): void
  forget(): void
}

/**
 * Text on its way to a value: '1e' is no number yet, and '1.50' is one that would be written
 * otherwise. It stays as typed until the value changes elsewhere.
 */
export function useTyped(shown: string): Typed {
  const [typed, setTyped] = useState<{ text: string; means: string } | null>(null)
  return {
    text: typed?.means === shown ? typed.text : shown,
    keep: (text, means) => setTyped({ text, means }),
    forget: () => setTyped(null),
  }
}
