/** What a report shows of the mutants of a machine: `mutation.json` holds a list of it. */
export interface Score {
  machine: string
  mutants: number
  killed: number
  equivalent: number
  /** Killed of those that change something, 0 to 1. */
  score: number
  survivors: readonly Survivor[]
}

export interface Survivor {
  id: string
  operator: string
  /** What was changed, as a sentence. */
  says: string
  where: string
  /** The steps that would tell it from the original. */
  story?: readonly string[]
}
