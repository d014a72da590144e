import { explore } from '../explore/explore.ts'
import type { Graph } from '../explore/graph.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Step } from '../plan/step.ts'
import type { Criterion } from './criteria.ts'
import type { Preset } from './presets.ts'
import { storiesOf } from './stories.ts'
import type { Walk } from './tour.ts'
import { tourOf } from './tour.ts'
import { mustBeWalkable } from './walkable.ts'

/** What is done in a test, and whether the machine must ignore it. */
export interface SuiteStep {
  step: Step
  isRefused: boolean
}

/** One test of a machine: plain data, the same on every rung. */
export interface ModelTest {
  /** What it was made for. */
  goal: Criterion
  /** The name of the input. */
  input: string
  steps: readonly SuiteStep[]
}

/** The tests of a machine, and what they were made from. */
export interface Suite {
  plan: AnyPlan
  graph: Graph
  tests: readonly ModelTest[]
  /** What no test reaches, by criterion. */
  missed: readonly { criterion: Criterion; target: string }[]
}

/**
 * The tests of a plan: a tour for each criterion, and the plan's own stories where arrows are tried
 * after arrows.
 *
 * @throws {ModelError} `plan.tellsTooLittle`, `plan.unknownStep`
 */
export function suiteOf(
  plan: AnyPlan,
  { covers, ...options }: Pick<Preset, 'covers' | 'maxSteps' | 'resetCost'>,
  graph: Graph = explore(plan),
): Suite {
  const tours = covers.map((criterion) => ({ criterion, ...tourOf(graph, criterion, options) }))
  const stories = covers.includes('pairs') ? storiesOf(plan, graph) : []
  mustBeWalkable(plan, [...tours.flatMap(({ walks }) => walks), ...stories])
  return {
    plan,
    graph,
    tests: [
      ...tours.flatMap(({ criterion, walks }) => walks.map((walk) => testOf(criterion, walk))),
      ...stories.map((story) => testOf('pairs', story)),
    ],
    missed: tours.flatMap(({ criterion, missed }) =>
      missed.map((target) => ({ criterion, target })),
    ),
  }
}

const testOf = (goal: Criterion, { root, edges }: Walk): ModelTest => ({
  goal,
  input: root.input,
  steps: edges.map(({ step, isRefused }) => ({ step, isRefused })),
})
