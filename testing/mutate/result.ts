/** How many of the mistakes that could be made in a chart the tests of its plan would see. */
export interface MutationResult {
  machine: string
  mutants: number
  killed: number
  /** How many behave as the original does, as far as the plan goes. */
  equivalent: number
  /** 0 to 1: killed ÷ (mutants − equivalent). The chart itself says what is right. */
  score: number
  /** How many of those that make a difference the reviewed behavior or a law finds. */
  detected: number
  /** How many the laws find alone. */
  detectedByLaws: number
  /** Mistakes that neither finds. */
  undetected: readonly { id: string; says: string }[]
  /** Mistakes that no law finds: somebody has to read the change of the behavior. */
  unlawful: readonly { id: string; says: string }[]
  survivors: readonly Survivor[]
  /** Mistakes that make no difference with the plan's examples: one of these may be missing. */
  withoutEffect: readonly { id: string; says: string }[]
  /** Those of the mutants without a difference for which the plan gives a reason. */
  excused: readonly { id: string; reason: string }[]
  byOperator: Readonly<Record<string, Tally>>
  ms: number
}

/** A mistake that no test sees. */
export interface Survivor {
  id: string
  operator: string
  /** The mistake in a sentence. */
  says: string
  /** The arrow, by id, or the state, by path. */
  where: string
  /** The steps that would show it: the test that is missing. Null: none was found in time. */
  story: readonly string[] | null
  /** What would be seen, or that it was not decided. */
  shows: string
}

/** How many mutants became of what. */
export interface Tally {
  mutants: number
  killed: number
  equivalent: number
}

/** All kinds of mistakes together. */
export const total = (byOperator: Readonly<Record<string, Tally>>): Tally =>
  Object.values(byOperator).reduce(
    (sum, { mutants, killed, equivalent }) => ({
      mutants: sum.mutants + mutants,
      killed: sum.killed + killed,
      equivalent: sum.equivalent + equivalent,
    }),
    { mutants: 0, killed: 0, equivalent: 0 },
  )

/** 0 to 1: the mutants that are found without asking the chart, of those that make a difference. */
export const detectedScore = (
  { mutants, equivalent }: Pick<Tally, 'mutants' | 'equivalent'>,
  detected: number,
): number => (mutants === equivalent ? 1 : detected / (mutants - equivalent))

/** 0 to 1; where there is nothing to see, nothing is overlooked. */
export const scoreOf = ({ mutants, killed, equivalent }: Tally): number =>
  mutants === equivalent ? 1 : killed / (mutants - equivalent)
