import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { TimeSample } from './measure-times.ts'
import type { TransferSample } from './measure-transfers.ts'

/** A line while it is measured. */
export function printVisit({
  contender,
  othersPercent,
  round,
  screen,
  usableMs,
  visit,
}: TimeSample) {
  const noise = `others ${othersPercent.toFixed(0)} %`
  console.log(`  ${round}  ${contender}: ${screen}, ${visit}  ${usableMs.toFixed(0)} ms  ${noise}`)
}

/** The medians of each screen, side by side where there is a peer. */
export function printTimes(samples: readonly TimeSample[]): void {
  const screens = unique(samples.map(({ screen }) => screen))
  console.log('\nTime until usable, ms, medians; others: percent of the machine that others used')
  printTable(
    ['screen', 'ours', 'payload', 'ratio', 'page CPU', 'of payload', 'others', 'beside payload'],
    screens.flatMap((screen) =>
      (['cold', 'warm'] as const).map((visit) => {
        const of = (contender: TimeSample['contender'], figure: Figure) =>
          median(
            samples
              .filter((one) => one.contender === contender)
              .filter((one) => one.screen === screen && one.visit === visit)
              .map((one) => one[figure]),
          )
        return [
          `${screen}, ${visit}`,
          of('stateroom', 'usableMs'),
          of('payload', 'usableMs'),
          of('stateroom', 'usableMs') / of('payload', 'usableMs'),
          of('stateroom', 'pageCpuMs'),
          of('payload', 'pageCpuMs'),
          of('stateroom', 'othersPercent'),
          of('payload', 'othersPercent'),
        ]
      }),
    ),
  )
}

type Figure = 'usableMs' | 'pageCpuMs' | 'othersPercent'

/** What a first visit brings over the network. */
export function printTransfers(samples: readonly TransferSample[]): void {
  console.log('A first visit over the network; KiB')
  printTable(
    ['screen', 'requests', 'scripts', 'scripts, gzip', 'scripts, as sent', 'all, as sent'],
    samples.map((one) => [
      `${one.screen}, ${one.contender}`,
      one.requests,
      one.scripts,
      one.scriptGzipKiB,
      one.scriptKiB,
      one.totalKiB,
    ]),
  )
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
