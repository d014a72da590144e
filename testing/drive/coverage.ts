import { arrowsOf } from '../chart/arrows.ts'
import { isPlace, pathOf, statesOf } from '../chart/states.ts'
import type { Criterion, Happening } from '../cover/criteria.ts'
import { criteria, criterionNames } from '../cover/criteria.ts'
import { openLedger } from '../cover/ledger.ts'
import type { Graph } from '../explore/graph.ts'
import type { Reaction } from '../explore/moment.ts'
import type { AnyPlan } from '../plan/plan.ts'

/** How much of a machine was covered, 0 to 1, by criterion. */
export type Coverage = Record<Criterion, number>

/** What tests covered so far. */
export interface CoverageCount {
  add(happening: Happening, before: Reaction | null): void
  coverage(): Coverage
  /** The targets that nothing has covered, by criterion. */
  missing(): Record<Criterion, string[]>
  /** How often each arrow of the chart was used, by id. */
  arrows(): ReadonlyMap<string, number>
}

/**
 * States and arrows are counted against the whole chart, dead ones included, but for those that the
 * plan gives a reason for; everything else against what can happen with the data of the plan.
 */
export function startCoverage({ machine, unused = {} }: AnyPlan, graph: Graph): CoverageCount {
  const isUsed = (name: string) => !Object.hasOwn(unused, name)
  const arrows = new Map(arrowsOf(machine).map(({ id }) => [id, 0]))
  const open = new Map<Criterion, Set<string>>(
    criterionNames.map((criterion) => [criterion, new Set(openLedger(graph, criterion).missing())]),
  )
  open.set('transitions', new Set([...arrows.keys()].filter(isUsed)))
  open.set('states', new Set(statesOf(machine).filter(isPlace).map(pathOf).filter(isUsed)))
  const sizes = new Map([...open].map(([criterion, { size }]) => [criterion, size]))

  return {
    add(happening, before) {
      for (const criterion of criterionNames) {
        for (const target of criteria[criterion](happening, before)) {
          open.get(criterion)!.delete(target)
        }
      }
      for (const { id } of happening.reaction.fired) arrows.set(id, (arrows.get(id) ?? 0) + 1)
    },
    coverage: () =>
      Object.fromEntries(
        criterionNames.map((criterion) => {
          const size = sizes.get(criterion)!
          return [criterion, size === 0 ? 1 : 1 - open.get(criterion)!.size / size]
        }),
      ) as Coverage,
    missing: () =>
      Object.fromEntries(
        [...open].map(([criterion, targets]) => [criterion, [...targets]]),
      ) as Record<Criterion, string[]>,
    arrows: () => arrows,
  }
}
