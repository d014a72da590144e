import type { Edge, Graph } from '../explore/graph.ts'
import { ModelError } from '../model-error.ts'
import { nearest } from '../nearest.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { sayStep } from '../plan/step.ts'
import type { Walk } from './tour.ts'

/**
 * The walks that a plan tells step by step: what matters only after something that lies further back
 * than one arrow, which no criterion asks for.
 *
 * @throws {ModelError} `plan.unknownStep`
 */
export const storiesOf = ({ machine, stories = [] }: AnyPlan, graph: Graph): Walk[] =>
  stories.map(([input, ...steps]) => {
    const refuse = (said: string | undefined, known: readonly string[]) =>
      new ModelError(
        'plan.unknownStep',
        `A story of the plan of ${machine.id} says "${said}" where nothing of that name happens.${nearest(said ?? '', known)}`,
      )
    const root = graph.roots.find((one) => one.input === input)
    if (!root)
      throw refuse(
        input,
        graph.roots.map((one) => one.input),
      )
    const edges: Edge[] = []
    for (const said of steps) {
      const { out } = edges.at(-1)?.to ?? root.to
      const edge = out.find(({ step }) => sayStep(step) === said)
      if (!edge)
        throw refuse(
          said,
          out.map(({ step }) => sayStep(step)),
        )
      edges.push(edge)
    }
    return { root, edges }
  })
