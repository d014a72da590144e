import type { ModelTest } from '../cover/suite.ts'
import { carefulStepper } from '../explore/careful-stepper.ts'
import type { Edge, Graph, Node, Root } from '../explore/graph.ts'
import type { Reaction } from '../explore/moment.ts'
import { tellApart } from '../explore/tell-apart.ts'
import { under } from '../objects.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { sayStep } from '../plan/step.ts'

/** More would take too long where each is played in a browser. */
export const mostShorterWays = 8

/**
 * Shorter ways to the last steps of a test, the shortest first: to where its last step, its last two
 * steps … began, and to where anything else ends with the same. The graph knows the shortest ones, so
 * that few have to be played.
 */
export function shorterWays(plan: AnyPlan, graph: Graph, test: ModelTest): ModelTest[] {
  const { steps } = test
  const last = steps.at(-1)
  if (last === undefined) return []
  const ways = shortestWays(graph)
  const reactions = reactionsOf(plan, test)
  const nodes = new Map(graph.nodes.map((node) => [tellApart(plan, node.moment), node]))

  const toLastSteps = steps.flatMap((_, from) => {
    const node = nodes.get(tellApart(plan, reactions[from]!.after))
    const way = node && ways.get(node)
    return way ? [testOf(way, steps.slice(from))] : []
  })
  const toTheSame = graph.edges.flatMap(({ from, step, isRefused, reaction }) => {
    const isSame =
      sayStep(step) === sayStep(last.step) && firedIn(reaction) === firedIn(reactions.at(-1)!)
    const way = isSame && ways.get(from)
    return way ? [testOf(way, [{ step, isRefused }])] : []
  })
  const shorter = [...toLastSteps, ...toTheSame.sort(byLength).slice(0, 1)]
    .filter((one) => one.steps.length < steps.length)
    .sort(byLength)
  return [...new Map(shorter.map((one) => [inWords(one), one])).values()].slice(0, mostShorterWays)
}

const byLength = (one: ModelTest, other: ModelTest) => one.steps.length - other.steps.length

const firedIn = ({ fired }: Reaction) => fired.map(({ id }) => id).join()

const inWords = ({ input, steps }: ModelTest) =>
  [input, ...steps.map(({ step }) => sayStep(step))].join('\n')

/** The beginning, and what each step does. */
function reactionsOf(plan: AnyPlan, { input, steps }: ModelTest): Reaction[] {
  const stepper = carefulStepper(plan)
  const reactions = [stepper.start(under(plan.inputs, input))]
  for (const { step } of steps) reactions.push(stepper.take(reactions.at(-1)!.after, step))
  return reactions
}

interface Way {
  root: Root
  edges: readonly Edge[]
}

const testOf = ({ root, edges }: Way, lastSteps: ModelTest['steps']): ModelTest => ({
  goal: 'transitions',
  input: root.input,
  steps: [...edges.map(({ step, isRefused }) => ({ step, isRefused })), ...lastSteps],
})

function shortestWays({ roots }: Graph): Map<Node, Way> {
  const ways = new Map<Node, Way>()
  const waiting: Node[] = []
  const reach = (node: Node, way: Way) => {
    if (ways.has(node)) return
    ways.set(node, way)
    waiting.push(node)
  }
  for (const root of roots) reach(root.to, { root, edges: [] })
  for (const node of waiting) {
    const { root, edges } = ways.get(node)!
    for (const edge of node.out) reach(edge.to, { root, edges: [...edges, edge] })
  }
  return ways
}
