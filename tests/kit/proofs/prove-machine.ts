import type { AnyPlan, ModelTest, Survivor } from '#testing'
import {
  actorWorld,
  createStepper,
  explore,
  lintGraph,
  mutate,
  presets,
  pureWorld,
  runTests,
  suiteOf,
} from '#testing'
import { edgeTests } from '../machines/edge-tests.ts'
import { randomOf, seed } from '../machines/random.ts'
import type { Proven } from './proven.ts'

/** Machines that hold what people typed, or who may see it: no mistake may go unseen. */
const strict = ['document', 'session', 'lock']

/** All that can be shown of a machine without a browser, from one exploration of it. */
export async function proveMachine(name: string, plan: AnyPlan): Promise<Proven> {
  const graph = explore(plan)
  const unused = lintGraph(plan, graph)

  const { tests } = suiteOf(plan, presets.default, graph)
  const gone = await runTests(plan, graph, tests, actorWorld(plan.machine))
  const { states, transitions, pairs, refusals } = gone.missing

  const random = randomOf(seed)
  const share = Math.min(1, 400 / graph.edges.length)
  const sample: ModelTest[] = edgeTests(graph, () => random.chance(share))
  const reckoned = await runTests(plan, graph, sample, pureWorld(createStepper(plan.machine)))
  const sampled = await runTests(plan, graph, sample, actorWorld(plan.machine))

  const { mutants, killed, equivalent, score, survivors } = await mutate(plan, { graph })

  return {
    figures: {
      tests: gone.tests,
      steps: gone.steps,
      sample: sample.length,
      mutants,
      killed,
      equivalent,
    },
    wrong: [
      ...unused.map((complaint) => `lint: ${JSON.stringify(complaint)}`),
      ...[states, transitions, pairs, refusals].flat().map((target) => `never tried: ${target}`),
      ...[gone, reckoned, sampled].flatMap(({ failures }) =>
        failures.map(({ story, differences }) => JSON.stringify({ story, differences })),
      ),
      ...(mutants > 0 ? [] : ['There is nothing to mistake.']),
      ...(score >= (strict.includes(name) ? 1 : 0.95) ? [] : survivors.map(sentence)),
    ],
  }
}

const sentence = ({ says, story, shows }: Survivor) =>
  `${says} Missing is the test: ${story?.join(', ') ?? 'unknown'} (${shows})`
