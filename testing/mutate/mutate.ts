import { explore } from '../explore/explore.ts'
import type { Graph } from '../explore/graph.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Preset } from '../plan/presets.ts'
import { presets } from '../plan/presets.ts'
import { suiteOf } from '../plan/suite.ts'
import { refuseUnknownEquivalents } from './equivalents.ts'
import { isSeen } from './examine.ts'
import { mutantsOf } from './mutants.ts'
import type { Mutant } from './mutation.ts'
import { originalOf } from './original.ts'
import { scriptsOf } from './scripts.ts'
import type { Verdict } from './tell-difference.ts'
import { tellDifference } from './tell-difference.ts'

/** How many of the mistakes that could be made in a chart the tests of its plan would see. */
export interface MutationResult {
  machine: string
  mutants: number
  killed: number
  /** How many behave as the original does, as far as the plan goes. */
  equivalent: number
  /** 0 to 1: killed ÷ (mutants − equivalent). */
  score: number
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

export interface Tally {
  mutants: number
  killed: number
  equivalent: number
}

export interface MutationOptions {
  /** The tests to weigh; by default those of `presets.default`. */
  cover?: Pick<Preset, 'covers' | 'maxSteps' | 'resetCost'>
  /** Of this plan, where it is explored already. */
  graph?: Graph
  onProgress?: (progress: MutationProgress) => void
  limits?: {
    /** How many steps may be compared before it is left open whether a mutant is equivalent; by default 200,000. */
    steps?: number
  }
}

export interface MutationProgress {
  done: number
  of: number
  killed: number
  /** Set when a mutant has just survived. */
  survivor: Survivor | null
}

/**
 * Weighs the tests of a plan: makes every small mistake in its chart, one at a time, and counts
 * how many the tests see on a real actor.
 *
 * @throws {ModelError} `plan.unknownMutant`, and whatever is wrong with the plan
 */
export async function mutate(
  plan: AnyPlan,
  {
    cover = presets.default,
    graph = explore(plan),
    onProgress = () => {},
    limits: { steps = 200_000 } = {},
  }: MutationOptions = {},
): Promise<MutationResult> {
  const begun = performance.now()
  const mutants = mutantsOf(plan.machine)
  refuseUnknownEquivalents(plan, mutants)
  const scripts = scriptsOf(plan, suiteOf(plan, cover, graph).tests)
  const original = originalOf(plan, graph)
  const byOperator: Record<string, Tally> = {}
  const survivors: Survivor[] = []
  const withoutEffect: { id: string; says: string }[] = []
  const excused: { id: string; reason: string }[] = []
  const breathe = breathing()

  for (const [index, mutant] of mutants.entries()) {
    const tally = byOperator[mutant.operator] ?? { mutants: 0, killed: 0, equivalent: 0 }
    byOperator[mutant.operator] = tally
    tally.mutants += 1
    const reason = plan.equivalents?.[mutant.id]
    let survivor: Survivor | null = null
    if (await isSeen(mutant, scripts)) {
      tally.killed += 1
    } else if (reason !== undefined) {
      tally.equivalent += 1
      excused.push({ id: mutant.id, reason })
    } else {
      const verdict = tellDifference(original, mutant, steps)
      if (verdict.kind === 'equivalent') {
        tally.equivalent += 1
        withoutEffect.push({ id: mutant.id, says: mutant.says })
      } else survivor = survivorOf(mutant, verdict)
    }
    if (survivor) survivors.push(survivor)
    const { killed } = total(byOperator)
    onProgress({ done: index + 1, of: mutants.length, killed, survivor })
    await breathe()
  }
  const totals = total(byOperator)
  return {
    machine: plan.machine.id,
    ...totals,
    score: scoreOf(totals),
    survivors,
    withoutEffect,
    excused,
    byOperator,
    ms: performance.now() - begun,
  }
}

const survivorOf = (
  { id, operator, says, where }: Mutant,
  verdict: Exclude<Verdict, { kind: 'equivalent' }>,
): Survivor => ({
  id,
  operator,
  says,
  where,
  ...(verdict.kind === 'different'
    ? { story: verdict.story, shows: verdict.shows }
    : { story: null, shows: 'not decided within the limit' }),
})

const total = (byOperator: Readonly<Record<string, Tally>>): Tally =>
  Object.values(byOperator).reduce(
    (sum, { mutants, killed, equivalent }) => ({
      mutants: sum.mutants + mutants,
      killed: sum.killed + killed,
      equivalent: sum.equivalent + equivalent,
    }),
    { mutants: 0, killed: 0, equivalent: 0 },
  )

/** Where there is nothing to see, nothing is overlooked. */
const scoreOf = ({ mutants, killed, equivalent }: Tally): number =>
  mutants === equivalent ? 1 : killed / (mutants - equivalent)

/** Lets others have a turn now and then: a screen that shows how far it is, or Ctrl-C. */
function breathing(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < 50) return
    await new Promise<void>((resolve) => setTimeout(resolve))
    last = performance.now()
  }
}
