import { lastArrow } from '../cover/criteria.ts'
import type { SuiteStep } from '../cover/suite.ts'
import type { Edge, Graph, Root } from '../explore/graph.ts'
import type { Way } from '../explore/ways.ts'
import { walkLaw } from '../laws/law-walk.ts'
import type { Passed } from '../laws/machine-ground.ts'
import { groundOf } from '../laws/machine-ground.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { sayStep } from '../plan/step.ts'
import type { Failure } from './perform.ts'

/**
 * Every law that some story of the graph breaks, each with the shortest of them: a failure like any
 * other.
 */
export function checkLaws(
  { laws = {} }: AnyPlan,
  graph: Graph,
  onChecked: (sentence: string) => void = () => {},
): Failure[] {
  const ground = groundOf(graph)
  return Object.entries(laws).flatMap(([sentence, law]) => {
    const { breach } = walkLaw(ground, sentence, law)
    onChecked(sentence)
    return breach ? [failureOf(breach, sentence)] : []
  })
}

function failureOf(breach: readonly Passed[], sentence: string): Failure {
  const [root, ...ways] = breach as [Root, ...(Edge | Way)[]]
  const steps: SuiteStep[] = ways.map(({ step, isRefused }) => ({ step, isRefused }))
  const fired = breach.filter(({ reaction }) => reaction.fired.length > 0)
  return {
    test: { goal: 'transitions', input: root.input, steps },
    story: steps.map(({ step }) => sayStep(step)),
    failedAt: lastArrow((fired.at(-1) ?? root).reaction),
    differences: [],
    broken: [sentence],
    thrown: null,
  }
}
