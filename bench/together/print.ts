import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { DifferenceSample } from './measure-differences.ts'

/** The medians of each pair of versions. */
export function printDifferences(samples: readonly DifferenceSample[]): void {
  console.log('\nDifferences of two versions, medians')
  printTable(
    [
      'versions',
      'painted, ms',
      'whole, ms',
      'longest task',
      'held, MB',
      'after',
      'nodes',
      'others, %',
    ],
    [...new Set(samples.map(({ scene }) => scene))].map((scene) => {
      const group = samples.filter((sample) => sample.scene === scene)
      const of = (figure: (sample: DifferenceSample) => number) => median(group.map(figure))
      return [
        scene,
        of(({ paintedMs }) => paintedMs),
        of(({ wholeMs }) => wholeMs),
        Math.max(...group.map(({ longestTaskMs }) => longestTaskMs)),
        of(({ before }) => before.heldMB),
        of(({ after }) => after.heldMB),
        of(({ after }) => after.nodes),
        of(({ othersPercent }) => othersPercent),
      ]
    }),
  )
}
