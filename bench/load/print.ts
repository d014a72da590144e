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
  console.log('\nTime until first content and until usable, ms, medians')
  printTable(
    ['screen', 'content', 'of payload', 'ratio', 'usable', 'of payload', 'ratio'],
    visitsOf(samples).map(([name, of]) => [
      name,
      ...compared('paintMs', of),
      ...compared('usableMs', of),
    ]),
  )
}

const compared = (figure: Figure, of: MedianOf) => [
  of('stateroom', figure),
  of('payload', figure),
  of('stateroom', figure) / of('payload', figure),
]

/** Where the time goes, a line for each screen of each panel. */
export function printPhases(samples: readonly TimeSample[]): void {
  const contenders = unique(samples.map(({ contender }) => contender))
  console.log(
    '\nWhere it goes, ms, medians: when each is there, the work of the page, requests, layout shift,',
  )
  console.log('and the percent of the machine that others used')
  printTable(
    ['screen', ...Object.keys(phases)],
    visitsOf(samples).flatMap(([name, of]) =>
      contenders.map((contender) => [
        `${name}, ${contender}`,
        ...Object.values(phases).map((figure) => of(contender, figure)),
      ]),
    ),
  )
}

const phases = {
  HTML: 'responseMs',
  scripts: 'scriptsMs',
  content: 'paintMs',
  data: 'dataMs',
  live: 'readyMs',
  usable: 'usableMs',
  'all work': 'pageCpuMs',
  compile: 'compileMs',
  run: 'scriptMs',
  layout: 'layoutMs',
  requests: 'requests',
  shift: 'layoutShift',
  others: 'othersPercent',
} as const

type Figure = (typeof phases)[keyof typeof phases]

type MedianOf = (contender: TimeSample['contender'], figure: Figure) => number

/** Each screen's first and third visit by name, with its medians; `NaN` of whoever was not measured. */
function visitsOf(samples: readonly TimeSample[]): [string, MedianOf][] {
  const screens = unique(samples.map(({ screen }) => screen))
  return screens.flatMap((screen) =>
    (['cold', 'warm'] as const).map((visit): [string, MedianOf] => [
      `${screen}, ${visit}`,
      (contender, figure) =>
        median(
          samples
            .filter((one) => one.contender === contender)
            .filter((one) => one.screen === screen && one.visit === visit)
            .map((one) => one[figure]),
        ),
    ]),
  )
}

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
