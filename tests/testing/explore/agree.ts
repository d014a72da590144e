import { expect } from 'vitest'
import type { AnyPlan, Graph, Step } from '#testing'
import { actorWorld, createStepper, explore, pureWorld, runTests, suiteOf } from '#testing'

const everything = {
  covers: ['pairs', 'refusals', 'examples'],
  maxSteps: 16,
  resetCost: 5,
} as const

/** Explores a plan, and sees that a real actor does on every arrow what was reckoned. */
export async function agreed(plan: AnyPlan): Promise<Graph> {
  const graph = explore(plan)
  const { tests } = suiteOf(plan, everything, graph)
  for (const world of [pureWorld(createStepper(plan.machine)), actorWorld(plan.machine)]) {
    const { failures } = await runTests(plan, graph, tests, world)
    const found = failures.map(({ story, differences, thrown }) => ({ story, differences, thrown }))
    expect(found).toEqual([])
  }
  return graph
}

/** What can happen, a line for each edge: `a: go → b`, `a: 10 ms → c`, `a: save done → d`. */
export const waysIn = ({ edges }: Graph): string[] =>
  edges
    .filter(({ isRefused }) => !isRefused)
    .map(({ from, step, to }) => `${from.place}: ${said(step)} → ${to.place}`)

function said(step: Step): string {
  if (step.cause === 'event') return step.event.type
  return step.cause === 'clock' ? `${step.ms} ms` : `${step.work} ${step.cause}`
}
