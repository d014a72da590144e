import { printTable } from '../kit/print-table.ts'
import { median, quantile } from '../kit/quantile.ts'
import type { BulkSample } from './measure-bulk.ts'
import type { ImportSample } from './measure-import.ts'
import type { ListMemory } from './measure-memory.ts'
import type { StepSample } from './measure-steps.ts'

/** A line while it is measured. */
export function printStep(sample: StepSample): void {
  const { database, size, round, step, tookMs, othersPercent } = sample
  const noise = `others ${othersPercent.toFixed(0)} %`
  console.log(`  ${round}  ${database} ${size}: ${step}  ${tookMs.toFixed(0)} ms  ${noise}`)
}

/** The medians of each step. */
export function printSteps(samples: readonly StepSample[]): void {
  console.log('\nFrom the press to the painted rows, ms, medians')
  printTable(
    ['list', 'took', 'p95', 'server CPU', 'longest task', 'requests', 'KB', 'others, %'],
    [...new Set(samples.map(nameOf))].map((name) => {
      const group = samples.filter((sample) => nameOf(sample) === name)
      const of = (figure: Figure) => median(group.map((one) => one[figure]))
      return [
        name,
        of('tookMs'),
        quantile(
          group.map(({ tookMs }) => tookMs),
          0.95,
        ),
        of('serverCpuMs'),
        Math.max(...group.map(({ longestTaskMs }) => longestTaskMs)),
        of('requests'),
        of('bytes') / 1000,
        of('othersPercent'),
      ]
    }),
  )
}

type Figure = 'tookMs' | 'serverCpuMs' | 'requests' | 'bytes' | 'othersPercent'

const nameOf = ({ database, size, step }: StepSample) => `${database} ${size}, ${step}`

/** What a page holds before and after it went through many pages of a list. */
export function printMemory(samples: readonly ListMemory[]): void {
  console.log('Memory before and after a walk through the list')
  printTable(
    ['list', 'steps', 'held, MB', 'after', 'nodes', 'after', 'listeners', 'after'],
    samples.map(({ database, size, steps, before, after }) => [
      `${database} ${size}`,
      steps,
      before.heldMB,
      after.heldMB,
      before.nodes,
      after.nodes,
      before.listeners,
      after.listeners,
    ]),
  )
}

/** What changing many documents at once took. */
export function printBulk(samples: readonly BulkSample[]): void {
  if (samples.length === 0) return
  console.log('One field of many documents')
  printTable(
    ['list', 'documents', 'to look, s', 'to change, s', 'documents a second', 'longest task, ms'],
    samples.map(({ database, size, documents, lookMs, changeMs, longestTaskMs }) => [
      `${database} ${size}`,
      documents,
      lookMs / 1000,
      changeMs / 1000,
      documents / (changeMs / 1000),
      longestTaskMs,
    ]),
  )
}

/** What it took to look at all lines of a file. */
export function printImport(samples: readonly ImportSample[]): void {
  if (samples.length === 0) return
  console.log('The lines of a file, looked at')
  printTable(
    [
      ...['list', 'lines', 'to read, s', 'to look, s', 'lines a second', 'server CPU, s'],
      ...['longest task, ms', 'others wait, ms', 'p95', 'most'],
    ],
    samples.map((sample) => {
      const { database, size, kind, lines, readMs, lookMs, serverCpuMs, longestTaskMs } = sample
      const { median, p95, most } = sample.othersMs
      return [
        `${database} ${size}, ${kind}`,
        lines,
        readMs / 1000,
        lookMs / 1000,
        lines / (lookMs / 1000),
        serverCpuMs / 1000,
        longestTaskMs,
        median,
        p95,
        most,
      ]
    }),
  )
}
