import type { SignShape } from '../../parts/Sign.tsx'

/** One true sentence about a document, its sign, and the next legal action. */
export interface Truth {
  shape: SignShape
  words: string
  action?: TruthAction
  /** What can be done besides. */
  others?: readonly TruthAction[]
}

export interface TruthAction {
  label: string
  act: () => void
}
