import type { Figures, MachineResult } from '#testing'
import { measuredCriteria } from '#testing'
import type { Texts } from '../texts.ts'

/** How a machine did, in one line. */
export function resultLine(
  { machine, coverage, tests, steps, failed, ms }: MachineResult,
  text: Texts,
  figures: Figures,
): string {
  const shares = measuredCriteria.flatMap((criterion) => {
    const share = coverage[criterion]
    const name = text(`cli.report.criterion.${criterion}`)
    return share === null ? [] : [`${name} ${figures.percent(share)}`]
  })
  return [
    `${failed > 0 ? '✕' : '●'} ${machine}`,
    text('cli.test.tests', { count: tests, number: figures.number(tests) }),
    text('cli.test.steps', { count: steps, number: figures.number(steps) }),
    ...(failed > 0 ? [text('cli.test.failed', { number: figures.number(failed) })] : []),
    ...shares,
    seconds(ms),
  ].join(' · ')
}

/** How long something took, from ms. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
