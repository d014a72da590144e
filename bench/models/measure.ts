import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { AnyPlan, Graph, MutationResult } from '../../testing/index.ts'
import {
  actorWorld,
  behaviorOf,
  compareBehavior,
  explore,
  mutate,
  presets,
  runTests,
  suiteOf,
  tourOf,
} from '../../testing/index.ts'
import { mutantsOf } from '../../testing/mutate/mutants.ts'
import type { Mutant } from '../../testing/mutate/mutation.ts'
import { randomOf } from '../../tests/kit/machines/random.ts'
import { postmanTour } from '../../tests/kit/postman.ts'
import { eachEdgeAnArrow } from '../../tests/kit/synthetic/each-edge-an-arrow.ts'
import { watchOthers } from '../kit/processes.ts'
import type { Subject } from './subjects.ts'
import { seed } from './subjects.ts'

export interface Measured {
  name: string
  nodes: number
  edges: number
  tests: number
  steps: number
  failed: number
  exploreMs: number
  planMs: number
  runMs: number
  /** What the graph and its tests hold, in MiB. */
  memory: number
  othersPercent: number
}

/** Explores, plans the default suite, and runs it on the actor rung. */
export async function measure({ name, plan }: Subject): Promise<Measured> {
  const others = watchOthers()
  const before = heapInUse()
  const [graph, exploreMs] = timed(() => explore(plan))
  const [suite, planMs] = timed(() => suiteOf(plan, presets.default, graph))
  const memory = heapInUse() - before
  const started = performance.now()
  const run = await runTests(plan, graph, suite.tests, actorWorld(plan.machine))
  return {
    name,
    nodes: graph.nodes.length,
    edges: graph.edges.length,
    tests: run.tests,
    steps: run.steps,
    failed: run.failures.length,
    exploreMs,
    planMs,
    runMs: performance.now() - started,
    memory,
    othersPercent: others(),
  }
}

export interface Excess {
  name: string
  edges: number
  /** Steps, and what it costs to begin each walk. */
  cost: number
  optimum: number
}

/** What our tour of every edge costs, beside the cheapest that there is; to begin anew costs a step. */
export function measureExcess({ name, plan }: Subject): Excess {
  const graph: Graph = explore(plan)
  const each = eachEdgeAnArrow(graph)
  const { walks } = tourOf(each, 'transitions', { resetCost: 1 })
  const cost = walks.reduce((sum, { edges }) => sum + edges.length + 1, 0)
  return { name, edges: each.edges.length, cost, optimum: postmanTour(graph, 1).cost }
}

export type Mutated = Pick<
  MutationResult,
  'mutants' | 'killed' | 'equivalent' | 'score' | 'detected' | 'ms'
> & { name: string }

/** What laws detect alone takes far longer: `stateroom mutate` says it. */
export async function measureMutation({ name, plan }: Subject): Promise<Mutated> {
  const weighed = await mutate(plan, { detects: 'any' })
  const { mutants, killed, equivalent, score, detected, ms } = weighed
  return { name, mutants, killed, equivalent, score, detected, ms }
}

export interface Reviewed {
  name: string
  /** Of the behavior text. */
  lines: number
  /** Lines of the change that a reviewer reads, for each of ten mistakes. */
  changes: readonly number[]
}

/** How much there is to review of a machine, and of ten changes of its chart. */
export function measureReview({ name, plan }: Subject): Reviewed {
  const random = randomOf(seed)
  const reviewed = behaviorOf(plan, explore(plan))
  const left = mutantsOf(plan.machine)
  const changes: number[] = []
  while (left.length > 0 && changes.length < 10) {
    const [{ machine }] = left.splice(random.below(left.length), 1) as [Mutant]
    const change = changeBy(plan, machine, reviewed)
    if (change > 0) changes.push(change)
  }
  return { name, lines: reviewed.split('\n').length, changes }
}

/** 0: nobody sees it, or it can't be explored. */
function changeBy(plan: AnyPlan, machine: AnyPlan['machine'], reviewed: string): number {
  try {
    const changed = { ...plan, machine }
    const change = compareBehavior(reviewed, behaviorOf(changed, explore(changed)))
    if (change === null) return 0
    const sides = change.changed.reduce((sum, { is, was }) => sum + is.length + was.length, 0)
    return sides + change.gone.length + change.added.length + (change.others > 0 ? 1 : 0)
  } catch {
    return 0
  }
}

function timed<Value>(work: () => Value): [Value, number] {
  const started = performance.now()
  const value = work()
  return [value, performance.now() - started]
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** In MiB. */
function heapInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}
