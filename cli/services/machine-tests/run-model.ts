import type {
  AnyPlan,
  Failure,
  FailureResult,
  MachineResult,
  OpenWorld,
  Preset,
  Rung,
  Suite,
} from '#testing'
import {
  actorWorld,
  breathing,
  checkLaws,
  createStepper,
  explore,
  pureWorld,
  resultOf,
  runTests,
  suiteOf,
  traceOf,
  wander,
} from '#testing'
import { jsonText } from '../kit/json-text.ts'
import type { BehaviorFinding } from './behavior-files.ts'
import { reviewBehavior } from './behavior-files.ts'
import type { Model } from './find-models.ts'

/** A machine with the tests that it will be put to. */
export interface PlannedModel extends Model {
  suite: Suite
  /** Random walks besides. */
  walks: number
}

export function planModel(model: Model, cover: Preset): PlannedModel {
  const graph = explore(model.plan)
  return { ...model, suite: suiteOf(model.plan, cover, graph), walks: cover.walks }
}

/** How a machine did, and the traces that repeat its failures, by the names of their files. */
export interface ModelRun {
  result: MachineResult
  traces: Readonly<Record<string, string>>
}

/** Where machines run in this process. */
export type OwnRung = Exclude<Rung, 'browser'>

export interface RunOptions {
  rung: OwnRung
  seed: number
  /** A name for the file of another trace. */
  nameTrace: (machine: string) => string
  /** The path of a trace as a person would write it, from the name of its file. */
  pathOf: (name: string) => string
  onProgress: (progress: { done: number; of: number; filled: number }) => void
  onFailure: (failure: Failure, path: string) => void
  /** A difference from the reviewed behavior, in lines. */
  behaviorLines: (finding: BehaviorFinding) => string[]
  onBehavior: (lines: readonly string[]) => void
}

/** Runs the tests of a machine, and the random walks after them. */
export async function runModel(
  model: PlannedModel,
  { rung, seed, nameTrace, pathOf, onProgress, onFailure, ...behavior }: RunOptions,
): Promise<ModelRun> {
  const { machine, plan, suite, walks } = model
  const begun = performance.now()
  const open = patient(rung, plan)
  const of = suite.tests.length + walks
  const traces: Record<string, string> = {}
  const keep = (failure: Failure) => {
    const name = nameTrace(machine)
    traces[name] = jsonText(traceOf(plan, failure, { seed }))
    onFailure(failure, pathOf(name))
  }

  let filled = 0
  const laws = lawsOf(model)
  for (const failure of laws.failures) keep(failure)
  const run = await runTests(plan, suite.graph, suite.tests, open, ({ done, arrows, failure }) => {
    if (failure) keep(failure)
    filled = shareUsed(arrows)
    onProgress({ done, of, filled })
  })
  const walkedAt = performance.now()
  const walked = await walk(plan, open, walks, seed, (done) =>
    onProgress({ done: suite.tests.length + Math.min(done, walks), of, filled }),
  )
  if (walked.failure) keep(walked.failure)
  const whole = {
    ...run,
    tests: run.tests + walked.runs,
    steps: run.steps + walked.steps,
    failures: [...laws.failures, ...run.failures, ...(walked.failure ? [walked.failure] : [])],
  }
  const paths = Object.keys(traces).map(pathOf)
  const others = new Map([
    ...laws.failures.map((failure) => [failure, lawCase(failure.broken[0]!)] as const),
    ...(walked.failure ? [[walked.failure, randomWalk] as const] : []),
  ])
  const ended = performance.now()
  const tested = resultOf(whole, suite.tests, paths, ended - begun, others)
  const result = {
    ...tested,
    cases: [
      ...laws.cases,
      ...tested.cases,
      ...(walks > 0 ? [{ test: randomWalk, ms: Math.round(ended - walkedAt) }] : []),
    ],
  }
  const finding = reviewBehavior(model, suite.graph)
  if (finding === null) return { result, traces }
  const lines = behavior.behaviorLines(finding)
  behavior.onBehavior(lines)
  const failures = [...result.failures, behaviorFailure(finding.file, lines)]
  return { result: { ...result, failures, failed: failures.length }, traces }
}

/** The laws that some story breaks, and each as a test by itself. */
function lawsOf({ plan, suite }: PlannedModel) {
  const cases: MachineResult['cases'][number][] = []
  let begun = performance.now()
  const failures = checkLaws(plan, suite.graph, (sentence) => {
    const ended = performance.now()
    cases.push({ test: lawCase(sentence), ms: ended - begun })
    begun = ended
  })
  return { failures, cases }
}

const randomWalk = 'a random walk'

const lawCase = (sentence: string) => `law: ${sentence}`

/** In the results, a difference is a failed test without steps. */
const behaviorFailure = (file: string, lines: readonly string[]): FailureResult => ({
  test: 'behavior',
  input: '',
  story: [],
  failedAt: file,
  differences: [],
  broken: lines,
  thrown: null,
  trace: null,
})

/** 0 to 1. */
const shareUsed = (arrows: ReadonlyMap<string, number>): number =>
  arrows.size === 0 ? 1 : [...arrows.values()].filter((times) => times > 0).length / arrows.size

async function walk(
  plan: AnyPlan,
  open: OpenWorld,
  runs: number,
  seed: number,
  onDone: (done: number) => void,
): Promise<{ runs: number; steps: number; failure: Failure | null }> {
  if (runs === 0) return { runs: 0, steps: 0, failure: null }
  return wander(plan, open, { runs, seed, onProgress: ({ done }) => onDone(done) })
}

/** A world that gives others a turn before it begins. */
function patient(rung: OwnRung, { machine }: AnyPlan): OpenWorld {
  const open = rung === 'pure' ? pureWorld(createStepper(machine)) : actorWorld(machine)
  const breathe = breathing()
  return async (input) => {
    await breathe()
    return open(input)
  }
}
