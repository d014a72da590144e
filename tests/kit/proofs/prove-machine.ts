import { existsSync, readFileSync } from 'node:fs'
import type { AnyPlan, ModelTest, Survivor } from '#testing'
import {
  actorWorld,
  behaviorOf,
  checkLaws,
  compareBehavior,
  createStepper,
  detectedScore,
  explore,
  lintGraph,
  mutate,
  presets,
  pureWorld,
  runTests,
  suiteOf,
} from '#testing'
import { inProject } from '../../../scripts/kit/root.ts'
import { edgeTests } from '../machines/edge-tests.ts'
import { randomOf, seed } from '../machines/random.ts'
import { behaviorFileOf } from './behavior-file.ts'
import type { Proven } from './proven.ts'

/** Machines that hold what people typed, or who may see it: no mistake may go unseen. */
const strict = ['document', 'journal', 'lock', 'recovery', 'session', 'upload']

/** All that can be shown of a machine without a browser, from one exploration of it. */
export async function proveMachine(name: string, plan: AnyPlan): Promise<Proven> {
  const graph = explore(plan)
  const unused = lintGraph(plan, graph)
  const reviewed = existsSync(inProject(behaviorFileOf(name)))
    ? readFileSync(inProject(behaviorFileOf(name)), 'utf8')
    : ''
  const change = compareBehavior(reviewed, behaviorOf(plan, graph))

  const { tests } = suiteOf(plan, presets.default, graph)
  const gone = await runTests(plan, graph, tests, actorWorld(plan.machine))
  const { states, transitions, pairs, refusals } = gone.missing

  const random = randomOf(seed)
  const share = Math.min(1, 400 / graph.edges.length)
  const sample: ModelTest[] = edgeTests(graph, () => random.chance(share))
  const reckoned = await runTests(plan, graph, sample, pureWorld(createStepper(plan.machine)))
  const sampled = await runTests(plan, graph, sample, actorWorld(plan.machine))

  // What laws detect alone is weighed by `stateroom mutate`: it takes minutes.
  const weighed = await mutate(plan, { graph, detects: 'any' })
  const { detected, equivalent, killed, mutants, score, survivors, undetected } = weighed
  const floor = strict.includes(name) ? 1 : 0.95
  const laws = checkLaws(plan, graph)

  return {
    figures: {
      tests: gone.tests,
      steps: gone.steps,
      sample: sample.length,
      mutants,
      killed,
      equivalent,
      detected,
      laws: Object.keys(plan.laws ?? {}).length,
    },
    wrong: [
      ...(change === null ? [] : [`behavior: ${JSON.stringify(change).slice(0, 2000)}`]),
      ...unused.map((complaint) => `lint: ${JSON.stringify(complaint)}`),
      ...[states, transitions, pairs, refusals].flat().map((target) => `never tried: ${target}`),
      ...[gone, reckoned, sampled].flatMap(({ failures }) =>
        failures.map(({ story, differences }) => JSON.stringify({ story, differences })),
      ),
      ...(mutants > 0 ? [] : ['There is nothing to mistake.']),
      ...(score >= floor ? [] : survivors.map(sentence)),
      ...(detectedScore(weighed, detected) >= floor
        ? []
        : undetected.map(({ says }) => `Neither behavior nor a law finds: ${says}`)),
      ...(plan.laws === undefined ? ['There are no laws.'] : []),
      ...laws.map(({ broken, story }) => JSON.stringify({ broken, story })),
    ],
  }
}

const sentence = ({ says, story, shows }: Survivor) =>
  `${says} Missing is the test: ${story?.join(', ') ?? 'unknown'} (${shows})`
