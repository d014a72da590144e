import { printTable } from '../kit/print-table.ts'
import { median } from '../kit/quantile.ts'
import type { ContenderName } from './contenders.ts'
import type { RateSample } from './measure-rates.ts'
import type { StartSample } from './measure-starts.ts'

const names: readonly ContenderName[] = ['stateroom', 'handler', 'handler and plugin']

export function printStarts(samples: readonly StartSample[]): void {
  console.log('\nStart and memory, medians')
  printTable(
    ['', 'ready, ms', 'at rest, MiB', 'after 1,000 requests, MiB', 'others, %'],
    names.map((name) => {
      const of = medianOf(samples.filter(({ contender }) => contender === name))
      return [
        name,
        of('readyMs'),
        of('memoryAtRestMiB'),
        of('memoryAfterRequestsMiB'),
        of('othersPercent'),
      ]
    }),
  )
}

/** Costs: the server's CPU time for each request, ours over the handler's in percent. */
export function printRates(samples: readonly RateSample[]): void {
  console.log('Ten connections, medians')
  const asked = [...new Set(samples.map(({ question }) => question))]
  printTable(
    ['', 'requests a second', 'p50, ms', 'p99, ms', 'CPU, ms', 'costs, %', 'others, %'],
    asked.flatMap((question) => {
      const about = (name: ContenderName) =>
        samples.filter((one) => one.question === question && one.contender === name)
      const measured = names.filter((name) => about(name).length > 0)
      const yardstick = measured.includes('handler') ? 'handler' : 'handler and plugin'
      const cheapest = medianOf(about(yardstick))('cpuMs')
      return measured.map((name) => {
        const of = medianOf(about(name))
        return [
          `${question}: ${name}`,
          of('perSecond'),
          of('p50Ms'),
          of('p99Ms'),
          of('cpuMs'),
          name === yardstick ? null : (of('cpuMs') / cheapest - 1) * 100,
          of('othersPercent'),
        ]
      })
    }),
  )
}

/** The median of a figure over the samples. */
const medianOf =
  <Sample extends object>(samples: readonly Sample[]) =>
  (figure: { [Key in keyof Sample]: Sample[Key] extends number ? Key : never }[keyof Sample]) =>
    median(samples.map((sample) => Number(sample[figure])))
