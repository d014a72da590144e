import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { StepFigures } from '../steps/take-steps.ts'

/** The medians of each step. */
export function printVersions(samples: readonly StepFigures[]): void {
  console.log('\nVersions of one document of 200 rows, medians')
  printTable(
    ['opened', 'painted, ms', 'longest task', 'server, ms', 'KB', 'others, %'],
    [...new Set(samples.map(({ step }) => step))].map((step) => {
      const group = samples.filter((sample) => sample.step === step)
      const of = (figure: (sample: StepFigures) => number) => median(group.map(figure))
      return [
        step,
        of(({ tookMs }) => tookMs),
        Math.max(...group.map(({ longestTaskMs }) => longestTaskMs)),
        of(({ serverCpuMs }) => serverCpuMs),
        of(({ bytes }) => bytes / 1024),
        of(({ othersPercent }) => othersPercent),
      ]
    }),
  )
}
