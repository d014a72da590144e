import { breathing } from '../breathing.ts'
import type { Preset } from '../cover/presets.ts'
import { presets } from '../cover/presets.ts'
import { suiteOf } from '../cover/suite.ts'
import { explore } from '../explore/explore.ts'
import type { Graph } from '../explore/graph.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { detectorOf } from './detection.ts'
import { refuseUnknownEquivalents } from './equivalents.ts'
import { isSeen } from './examine.ts'
import { mutantsOf } from './mutants.ts'
import type { Mutant } from './mutation.ts'
import { originalOf } from './original.ts'
import type { MutationResult, Survivor, Tally } from './result.ts'
import { scoreOf, total } from './result.ts'
import { scriptsOf } from './scripts.ts'
import type { Verdict } from './tell-difference.ts'
import { tellDifference } from './tell-difference.ts'

/** Which tests to weigh, and how. */
export interface MutationOptions {
  /** The tests to weigh; by default those of `presets.default`. */
  cover?: Pick<Preset, 'covers' | 'maxSteps' | 'resetCost'>
  /** Of this plan, where it is explored already. */
  graph?: Graph
  /**
   * What is weighed besides the tests: whether the behavior text and the laws detect a mutant, each for
   * itself; whether any of them does, which is far faster; or neither. By default each.
   */
  detects?: 'each' | 'any' | 'none'
  onProgress?: (progress: MutationProgress) => void
  limits?: {
    /** How many steps may be compared before it is left open whether a mutant is equivalent; by default 200,000. */
    steps?: number
  }
}

/** What is told after each mutant. */
export interface MutationProgress {
  done: number
  of: number
  killed: number
  /** Set when a mutant has just survived. */
  survivor: Survivor | null
}

/**
 * Weighs the tests of a plan: makes every small mistake in its chart, one at a time, and counts
 * how many the tests see on a real actor, and how many are found by what people wrote or reviewed.
 *
 * @throws {ModelError} `plan.unknownMutant`, and whatever is wrong with the plan
 */
export async function mutate(
  plan: AnyPlan,
  {
    cover = presets.default,
    graph = explore(plan),
    detects = 'each',
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
  const detect = detects === 'none' ? null : detectorOf(original, detects)
  const undetected: { id: string; says: string }[] = []
  const unlawful: { id: string; says: string }[] = []
  let detected = 0
  let detectedByLaws = 0
  const breathe = breathing()

  for (const [index, mutant] of mutants.entries()) {
    const tally = byOperator[mutant.operator] ?? { mutants: 0, killed: 0, equivalent: 0 }
    byOperator[mutant.operator] = tally
    tally.mutants += 1
    const reason = plan.equivalents?.[mutant.id]
    const equivalentBefore = tally.equivalent
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
    if (detect && tally.equivalent === equivalentBefore) {
      const { byText, byLaws } = detect(mutant)
      const { id, says } = mutant
      if (byText || byLaws) detected += 1
      else undetected.push({ id, says })
      if (byLaws) detectedByLaws += 1
      else unlawful.push({ id, says })
    }
    const { killed } = total(byOperator)
    onProgress({ done: index + 1, of: mutants.length, killed, survivor })
    await breathe()
  }
  const totals = total(byOperator)
  return {
    machine: plan.machine.id,
    ...totals,
    score: scoreOf(totals),
    detected,
    detectedByLaws,
    undetected,
    unlawful,
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
