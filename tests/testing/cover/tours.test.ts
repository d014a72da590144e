// @module-tag slow
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { AnyPlan, Graph, Walk } from '#testing'
import { explore, tourOf } from '#testing'
import { plan as navigation } from '../../../machines/navigation/navigation.plan.ts'
import { plan as session } from '../../../machines/session/session.plan.ts'
import { plan as theme } from '../../../machines/theme/theme.plan.ts'
import { randomOf, seed } from '../../kit/machines/random.ts'
import { postmanTour } from '../../kit/postman.ts'
import { eachEdgeAnArrow } from '../../kit/synthetic/each-edge-an-arrow.ts'
import { parallelChart } from '../../kit/synthetic/parallel-chart.ts'
import { randomChart } from '../../kit/synthetic/random-chart.ts'

const stepsIn = (walks: readonly Walk[]) => walks.reduce((sum, { edges }) => sum + edges.length, 0)

const costOf = (walks: readonly Walk[], resetCost: number) =>
  stepsIn(walks) + walks.length * resetCost

/** How much dearer our tour of every edge is than the cheapest that there is. */
function excess(graph: Graph, resetCost: number): number {
  const { walks } = tourOf(eachEdgeAnArrow(graph), 'transitions', { resetCost })
  return costOf(walks, resetCost) / postmanTour(graph, resetCost).cost
}

const graphs: [string, () => Graph][] = [
  ...Array.from({ length: 12 }, (_, index): [string, () => Graph] => {
    const states = [20, 50, 100, 300][index % 4]!
    const machine = () => randomChart(randomOf(seed + index), { states, arrows: 2 + (index % 3) })
    return [`${states} states, seed ${seed + index}`, () => explore({ machine: machine() })]
  }),
  ['6 regions', () => explore({ machine: parallelChart(6) })],
  ...[theme, session, navigation].map((plan: AnyPlan): [string, () => Graph] => [
    plan.machine.id,
    () => explore(plan),
  ]),
]

/** In ms, on a machine that is busy. */
const timeout = 120_000

describe.each(graphs)('the tour of every edge: %s', { timeout }, (_, graphOf) => {
  test.each([1, 20])(
    'costs at most 1.15 of the optimum where to begin anew costs %d',
    (resetCost) => {
      expect(excess(graphOf(), resetCost)).toBeLessThanOrEqual(1.15)
    },
  )
})

describe('the postman, by whom tours are judged,', { timeout }, () => {
  test('goes a ring once round', () => {
    expect(postmanTour(explore({ machine: ringOf(5) }))).toMatchObject({ steps: 5, cost: 6 })
  })

  test('begins anew where that is cheaper than the way back, and goes back where it is not', () => {
    const graph = explore({ machine: threeWaysWithALongWayBack() })

    expect(postmanTour(graph, 1).walks).toHaveLength(2)
    expect(postmanTour(graph, 20).walks).toHaveLength(1)
  })

  test.each([1, 20])('uses every edge in walks that hang together, cost %d', (resetCost) => {
    const graph = explore({ machine: randomChart(randomOf(seed), { states: 80 }) })
    const { walks, steps, cost } = postmanTour(graph, resetCost)

    const used = new Set(walks.flatMap(({ edges }) => edges))
    expect(used.size).toBe(graph.edges.filter(({ isRefused }) => !isRefused).length)
    for (const { root, edges } of walks) {
      const places = [root.to, ...edges.map(({ to }) => to)]
      expect(edges.map(({ from }) => from)).toEqual(places.slice(0, -1))
    }
    expect(cost).toBe(steps + walks.length * resetCost)
  })

  test('is never beaten by a tour of ours', () => {
    for (const [, graphOf] of graphs) expect(excess(graphOf(), 1)).toBeGreaterThanOrEqual(1)
  })
})

describe('a tour', () => {
  const graph = explore({ machine: randomChart(randomOf(seed), { states: 40 }) })

  test.each(['states', 'transitions', 'pairs', 'refusals', 'examples'] as const)(
    'reaches all %s',
    (criterion) => {
      expect(tourOf(graph, criterion).missed).toEqual([])
    },
  )

  test('keeps its walks as short as it is told', () => {
    const { missed, walks } = tourOf(graph, 'pairs', { maxSteps: 12, resetCost: 20 })

    expect(Math.max(...walks.map(({ edges }) => edges.length))).toBeLessThanOrEqual(12)
    expect(missed).toEqual([])
  })

  test('is the same each time', () => {
    const idsOf = () => tourOf(graph, 'pairs').walks.map(({ edges }) => edges.map(({ id }) => id))

    expect(idsOf()).toEqual(idsOf())
  })
})

const ringOf = (length: number) =>
  createMachine({
    id: 'ring',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `s${index}`,
        { on: { go: `s${(index + 1) % length}` } },
      ]),
    ),
  })

/** Three ways from a to d; from there it is three steps back. */
const threeWaysWithALongWayBack = () =>
  createMachine({
    id: 'three ways',
    initial: 'a',
    states: {
      a: { on: { left: 'd', right: 'd', up: 'd' } },
      d: { on: { go: 'c' } },
      c: { on: { go: 'b' } },
      b: { on: { go: 'a' } },
    },
  })
