/** What came out of a proof. */
export interface Proven {
  /** What was counted; the same each time. */
  figures: Figures
  /** What speaks against it, in sentences. */
  wrong: readonly string[]
}

export type Figures = Readonly<Record<string, number>>
