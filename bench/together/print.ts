import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { DifferenceSample } from './measure-differences.ts'
import type { LiveSample } from './measure-events.ts'

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

/** How soon others hear of a save, and what it costs that they can. */
export function printLive({ events, kiBPerStream, racesPerSecond }: LiveSample): void {
  console.log('\nLive events')
  printTable(
    ['streams', 'p50, ms', 'p95, ms', 'save alone, ms', 'others, %'],
    events.map(({ othersPercent, p50Ms, p95Ms, saveP50Ms, streams }) => [
      String(streams),
      p50Ms,
      p95Ms,
      saveP50Ms,
      othersPercent,
    ]),
  )
  console.log(
    `${kiBPerStream.toFixed(1)} KiB a stream, ${racesPerSecond.toFixed(0)} lock races a second`,
  )
}
