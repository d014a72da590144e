import * as fc from 'fast-check'
import type { ModelTest, SuiteStep } from '../cover/suite.ts'
import { carefulStepper } from '../explore/careful-stepper.ts'
import type { Moment } from '../explore/moment.ts'
import type { Stepper } from '../explore/stepper.ts'
import { tellApart } from '../explore/tell-apart.ts'
import type { Way } from '../explore/ways.ts'
import { waysFrom } from '../explore/ways.ts'
import { casesOf } from '../plan/cases.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Failure } from './perform.ts'
import { perform } from './perform.ts'
import { rehearse } from './rehearse.ts'
import type { OpenWorld } from './world.ts'

/** How many random walks to go, and which. */
export interface WanderOptions {
  /** How many walks; by default 200. */
  runs?: number
  /** How long a walk gets at most; by default 40 steps. */
  steps?: number
  /** The same seed walks the same ways; by default a new one each time. */
  seed?: number
  /** Repeats the walk that failed, and no other. */
  path?: string
  /** Told after each walk, those included that are tried to find a shorter one that fails. */
  onProgress?: (progress: { done: number; of: number }) => void
}

/** How random walks went. */
export interface Wander {
  /** Walks, those included that were tried to find a shorter one that fails. */
  runs: number
  steps: number
  /** With the path, repeats what failed. */
  seed: number
  path: string | null
  /** The shortest walk found that fails, as a test; null: none failed. */
  test: ModelTest | null
  failure: Failure | null
}

/**
 * Walks at random, one step in four being one that must change nothing, and compares all that is
 * seen with the chart. No graph is needed, so that it also goes where exploring has no end.
 *
 * @throws {ModelError} whatever is wrong with the plan, and `chart.throws`
 */
export async function wander(
  plan: AnyPlan,
  open: OpenWorld,
  { runs = 200, steps = 40, seed, path, onProgress = () => {} }: WanderOptions = {},
): Promise<Wander> {
  const stepper = carefulStepper(plan)
  const guide = guideThrough(plan, stepper)
  let failure: Failure | null = null
  let done = 0
  let walked = 0

  const walks = fc.tuple(aNumber, fc.array(aNumber, { maxLength: steps, size: 'max' }))
  const property = fc.asyncProperty(walks, async ([start, picks]) => {
    const test = guide(start, picks)
    const found = await perform(plan, rehearse(plan, [test], stepper)[0]!, open)
    done += 1
    walked += test.steps.length
    onProgress({ done, of: Math.max(runs, done) })
    if (found === null) return true
    failure = found
    return false
  })
  const result = await fc.check(property, {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  })
  const shortest = result.counterexample?.[0]
  return {
    runs: done,
    steps: walked,
    seed: result.seed,
    path: result.counterexamplePath,
    test: shortest ? guide(...shortest) : null,
    failure,
  }
}

/** Low numbers are simple: a walk is made shorter by leaving some out and lowering the others. */
const aNumber = fc.nat(4095)

/** Makes tests of numbers: any list of numbers is a walk that can be gone. */
function guideThrough(plan: AnyPlan, stepper: Stepper) {
  const cases = casesOf(plan)
  const inputs = Object.keys(cases.inputs)
  const known = new Map<string, Way[]>()

  function waysIn(moment: Moment): Way[] {
    const key = tellApart(plan, moment)
    const ways =
      known.get(key) ?? waysFrom(plan, stepper, cases, moment).filter(({ isBeyond }) => !isBeyond)
    known.set(key, ways)
    return ways
  }

  return (start: number, picks: readonly number[]): ModelTest => {
    const input = inputs[start % inputs.length]!
    const steps: SuiteStep[] = []
    let moment = stepper.start(cases.inputs[input]).after
    for (const pick of picks) {
      const way = chosen(waysIn(moment), pick)
      if (way === undefined) break
      const { step, isRefused } = way
      steps.push({ step, isRefused })
      moment = stepper.take(moment, step).after
    }
    return { goal: 'transitions', input, steps }
  }
}

/**
 * Every fourth number is one for what must change nothing, and only every eighth one may end the
 * machine, for that is the end of the walk as well; where there is such a thing.
 */
function chosen(ways: readonly Way[], pick: number): Way | undefined {
  const turn = pick % 8
  const wanted = ways.filter((way) => {
    if (turn % 4 === 3) return way.isRefused
    return !way.isRefused && (turn === 6 || goesOn(way))
  })
  const some = wanted.length > 0 ? wanted : ways
  return some[Math.floor(pick / 8) % some.length]
}

const goesOn = ({ reaction }: Way) => reaction.after.snapshot.status === 'active'
