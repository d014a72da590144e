import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Graph, MutationResult } from '../../testing/index.ts'
import {
  actorWorld,
  explore,
  mutate,
  presets,
  runTests,
  suiteOf,
  tourOf,
} from '../../testing/index.ts'
import { postmanTour } from '../../tests/kit/postman.ts'
import { eachEdgeAnArrow } from '../../tests/kit/synthetic/each-edge-an-arrow.ts'
import { watchOthers } from '../kit/processes.ts'
import type { Subject } from './subjects.ts'

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

export type Mutated = Pick<MutationResult, 'mutants' | 'killed' | 'equivalent' | 'score' | 'ms'> & {
  name: string
}

export async function measureMutation({ name, plan }: Subject): Promise<Mutated> {
  const { mutants, killed, equivalent, score, ms } = await mutate(plan)
  return { name, mutants, killed, equivalent, score, ms }
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
