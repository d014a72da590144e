import type { SystemResult } from '../../testing/index.ts'
import { detectedScore } from '../../testing/index.ts'
import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { Excess, Measured, Mutated, Reviewed } from './measure.ts'
import type { PathsFound } from './xstate-graph.ts'

export function printMeasured(samples: readonly Measured[]): void {
  const names = [...new Set(samples.map(({ name }) => name))]
  printTable(
    [
      '',
      'nodes',
      'edges',
      'explore, ms',
      'plan, ms',
      'tests',
      'steps',
      'run, ms',
      'failed',
      'MiB',
      'others, %',
    ],
    names.map((name) => {
      const rounds = samples.filter((sample) => sample.name === name)
      const { edges, failed, nodes, steps, tests } = rounds[0]!
      const middle = (of: (sample: Measured) => number) => median(rounds.map(of))
      return [
        name,
        nodes,
        edges,
        middle(({ exploreMs }) => exploreMs),
        middle(({ planMs }) => planMs),
        tests,
        steps,
        middle(({ runMs }) => runMs),
        failed,
        middle(({ memory }) => memory),
        middle(({ othersPercent }) => othersPercent),
      ]
    }),
  )
}

export function printExcess(found: readonly Excess[]): void {
  printTable(
    ['every edge once', 'edges', 'cost', 'optimum', 'cost ÷ optimum'],
    found.map(({ cost, edges, name, optimum }) => [name, edges, cost, optimum, cost / optimum]),
  )
}

export function printMutated(found: readonly Mutated[]): void {
  printTable(
    ['mutation', 'mutants', 'killed', 'equivalent', 'score, %', 'detected, %', 's'],
    found.map(({ detected, equivalent, killed, ms, mutants, name, score }) => [
      name,
      mutants,
      killed,
      equivalent,
      (score * 100).toFixed(1),
      (detectedScore({ equivalent, mutants }, detected) * 100).toFixed(1),
      ms / 1000,
    ]),
  )
  const total = found.reduce((sum, { ms }) => sum + ms, 0)
  console.log(`All together: ${(total / 1000).toFixed(1)} s.`)
}

export function printReviewed(found: readonly Reviewed[]): void {
  printTable(
    ['behavior text', 'lines', 'changes', 'lines of a change, median', 'most'],
    found.map(({ changes, lines, name }) => [
      name,
      lines,
      changes.length,
      median(changes),
      Math.max(0, ...changes),
    ]),
  )
}

export function printTogether(found: readonly SystemResult[]): void {
  printTable(
    ['together', 'moments', 'laws', 'messages', 'tests', 'steps', 'failed', 's'],
    found.map(({ failures, laws, moments, ms, steps, system, talks, tests }) => [
      system,
      moments,
      laws.length,
      talks,
      tests,
      steps,
      failures.length,
      ms / 1000,
    ]),
  )
}

export function printPaths(found: readonly PathsFound[]): void {
  printTable(
    ['xstate/graph', 'function', 'ms', 'paths', 'steps', 'why not'],
    found.map((one) =>
      'says' in one
        ? [one.name, one.way, null, null, null, one.says]
        : [one.name, one.way, one.ms, one.paths, one.steps, ''],
    ),
  )
}
