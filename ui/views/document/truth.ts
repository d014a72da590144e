import type { SignShape } from '../../parts/Sign.tsx'

/** One true sentence about a document, its sign, and the next legal action. */
export interface Truth {
  shape: SignShape
  words: string
  /** What can be done about it, the nearest first. */
  actions?: readonly TruthAction[]
}

interface TruthAction {
  label: string
  act: () => void
}
