import type { SignShape } from '../../parts/Sign.tsx'

/** One true sentence about a document, its sign, and the next legal action. */
export interface Truth {
  shape: SignShape
  words: string
  action?: { label: string; act: () => void }
}
